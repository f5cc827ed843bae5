/** Where a learner stands: what has been taught, what is being taught, and what comes next. No lesson comes twice. */
import { advises, LESSONS, rank, type Lesson, type Matter } from "./lessons";
import type { Seen } from "./seen";

export interface Course {
  readonly done: readonly string[];
  readonly current: Teaching | null;
  /** The moment for which a learner has been told what to do: one decision, one piece of advice. */
  readonly advised?: number;
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
      // what was known only as it happened stays known
      current = { ...current, matter: { ...matter, ...(matter.facts && { facts: { ...current.matter.facts, ...matter.facts } }) } };
    }
  }
  // what has to be decided now goes before what can be read later; the one that gives way comes back
  const next = first({ ...course, done }, seen, lessons);
  const gives = next && current && rankOf(next, lessons) < rankOf(current, lessons);
  return { ...course, done, current: current && !gives ? current : next };
}

/** The learner has read it: on to the next that matters, if any; who has been told what to do is left to do it. */
export function acknowledge(course: Course, seen: Seen | null, lessons: readonly Lesson[] = LESSONS): Course {
  const { current } = course;
  if (!current) return course;
  const lesson = lessons.find((one) => one.id === current.id);
  const isAdvice = lesson && seen && advises(lesson);
  const read = { ...course, done: [...course.done, current.id], ...(isAdvice && { advised: seen.view.moment }) };
  return { ...read, current: seen && first(read, seen, lessons) };
}

function first({ done, advised }: Course, seen: Seen, lessons: readonly Lesson[]): Teaching | null {
  const { view } = seen;
  // the dialog of a tunnel lies over the table
  if (view.phase === "tunnel" && view.legal) return null;
  let best: Teaching | null = null;
  for (const lesson of lessons) {
    if (done.includes(lesson.id) || (advised === view.moment && advises(lesson))) continue;
    const matter = lesson.sees(seen);
    if (!matter) continue;
    const found = { id: lesson.id, rule: lesson.rule, matter };
    if (!best || rankOf(found, lessons) < rankOf(best, lessons)) best = found;
  }
  return best;
}

function rankOf({ id, matter }: Teaching, lessons: readonly Lesson[]): number {
  const lesson = lessons.find((one) => one.id === id);
  return lesson ? rank(lesson, matter, lessons) : lessons.length;
}

const hasPlayed = ({ view, happened }: Seen): boolean => happened.some((one) => one.kind === "did" && one.seat === view.seat);
