/** What the browser keeps of a first game: at which table it is, what has been taught, whether the coach is put away. */
const KEY = "traviesa-lessons";

export interface Progress {
  table: string;
  done: string[];
  isAway: boolean;
}

const NOTHING: Progress = { table: "", done: [], isAway: false };

/** What is kept; a browser that keeps nothing begins anew. */
export function progress(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return NOTHING;
  }
}

export function keepProgress(changed: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...changed }));
  } catch {
    // today's lessons are enough
  }
}

/** Whether the coach sits at this table. */
export const isLesson = (table: string): boolean => progress().table === table;
