import { archivedMonthOf, mayMove } from '@poth/domain/archive/archive.ts';
import { actAsArchivist, lookInArchive } from '../db/archive.ts';
import type { Database } from '../db/database.ts';
import { TryAgain, transaction } from '../db/transaction.ts';
import { lockWholeTrip, moveRows, noteMoved, readOneTripFacts, readTripBooks } from './archive-store.ts';

/**
 * Moves one trip to the archive in one transaction, with all its rows or none; what is open of it is asked behind the locks.
 * Answers whether it moved: not where something is open, and not where another has moved it.
 */
export const moveTrip = (db: Database, tripId: string, now: Date): Promise<boolean> =>
  transaction(db, async (tx) => {
    await actAsArchivist(tx);
    if (!(await lockWholeTrip(tx, tripId))) return false;
    const facts = await readOneTripFacts(tx, tripId);
    if (!facts || !mayMove(facts, now)) return false;
    const books = await readTripBooks(tx, tripId);
    const rows = await moveRows(tx, tripId);
    await lookInArchive(tx);
    const arrived = await readTripBooks(tx, tripId);
    // A line that came in between has moved too: all is looked at again.
    if (JSON.stringify(arrived) !== JSON.stringify(books)) throw new TryAgain();
    await noteMoved(tx, { tripId, month: archivedMonthOf(facts.serviceDate), rows, books });
    return true;
  });
