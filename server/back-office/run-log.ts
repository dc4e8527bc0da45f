import type { ChoreRun } from '@poth/domain/back-office/health.ts';
import type { Database } from '../db/database.ts';
import { writeChoreRuns } from './chore-store.ts';

/** Last runs in this process that are not in the database yet, by the name of the chore. */
const notes = new WeakMap<Database, Map<string, ChoreRun>>();

const notesOf = (db: Database): Map<string, ChoreRun> => {
  const known = notes.get(db) ?? new Map<string, ChoreRun>();
  notes.set(db, known);
  return known;
};

type Chore = { name: string; everyMs: number; run: () => Promise<unknown> };

/** Wraps a chore so that its last run is remembered until `writeRunLog`. */
export const withRunLog =
  (db: Database) =>
  <C extends Chore>(chore: C): C => {
    const { name, everyMs } = chore;
    const note: ChoreRun = { name, everyMs, ranAt: null, tookMs: null, failedAt: null, failure: null };
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
        } finally {
          notesOf(db).set(name, note);
        }
      },
    };
  };

/** Writes the remembered runs to the database, where the admins' desk reads them; one statement for all. */
export const writeRunLog = async (db: Database): Promise<void> => {
  const noted = [...notesOf(db).values()];
  notesOf(db).clear();
  if (noted.length > 0) await writeChoreRuns(db, noted);
};
