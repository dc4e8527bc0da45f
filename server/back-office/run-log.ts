import type { ChoreRun } from '@poth/domain/back-office/health.ts';
import type { Database } from '../db/database.ts';

const notes = new WeakMap<Database, Map<string, ChoreRun>>();

const notesOf = (db: Database): Map<string, ChoreRun> => {
  const known = notes.get(db) ?? new Map<string, ChoreRun>();
  notes.set(db, known);
  return known;
};

/** Last runs of the chores that this program does; none where another program does them. */
export const choreRuns = (db: Database): ChoreRun[] => [...notesOf(db).values()];

type Chore = { name: string; everyMs: number; run: () => Promise<unknown> };

/** Wraps a chore so that its last run is kept in this program's memory. */
export const withRunLog =
  (db: Database) =>
  <C extends Chore>(chore: C): C => {
    const { name, everyMs } = chore;
    const note: ChoreRun = { name, everyMs, ranAt: null, tookMs: null, failedAt: null, failure: null };
    notesOf(db).set(name, note);
    return {
      ...chore,
      run: async () => {
        const began = Date.now();
        try {
          const more = await chore.run();
          Object.assign(note, { ranAt: new Date(), tookMs: Date.now() - began });
          return more;
        } catch (thrown) {
          note.failedAt = new Date();
          note.failure = String(thrown).slice(0, 300);
          throw thrown;
        }
      },
    };
  };
