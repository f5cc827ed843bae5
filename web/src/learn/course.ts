/** Where a learner stands: what has been taught, what is being taught, and what comes next. No lesson comes twice. */
import { LESSONS, type Lesson, type Matter } from "./lessons";
import type { Seen } from "./seen";

export interface Course {
  readonly done: readonly string[];
  readonly current: Teaching | null;
}

/** A lesson on the table. */
export interface Teaching {
  readonly id: string;
  readonly rule: string;
  readonly matter: Matter;
}

export const NEW_COURSE: Course = { done: [], current: null };

/** Look at the table anew: what matters no more is done, and the first lesson that matters now begins. */
export function advance(course: Course, seen: Seen, lessons: readonly Lesson[] = LESSONS): Course {
  let { done, current } = course;
  const lesson = current && lessons.find((one) => one.id === current!.id);
  if (current && lesson) {
    const matter = lesson.sees(seen);
    const goesOn = lesson.kind === "now" ? matter !== null : !hasPlayed(seen);
    if (!goesOn) {
      done = [...done, current.id];
      current = null;
    } else if (matter && lesson.kind === "now") {
      current = { ...current, matter };
    }
  }
  const next = first(done, seen, lessons);
  // what has to be decided now goes before what can be read later; the one that gives way comes back
  if (next && (!current || ranks(next.id, lessons) < ranks(current.id, lessons))) return { done, current: next };
  return { done, current };
}

/** The learner has read it: on to the next that matters, if any. */
export function acknowledge(course: Course, seen: Seen | null, lessons: readonly Lesson[] = LESSONS): Course {
  if (!course.current) return course;
  const done = [...course.done, course.current.id];
  return { done, current: seen && first(done, seen, lessons) };
}

function first(done: readonly string[], seen: Seen, lessons: readonly Lesson[]): Teaching | null {
  for (const lesson of lessons) {
    if (done.includes(lesson.id)) continue;
    const matter = lesson.sees(seen);
    if (matter) return { id: lesson.id, rule: lesson.rule, matter };
  }
  return null;
}

const ranks = (id: string, lessons: readonly Lesson[]): number => lessons.findIndex((one) => one.id === id);

const hasPlayed = ({ view, happened }: Seen): boolean => happened.some((one) => one.kind === "did" && one.seat === view.seat);
