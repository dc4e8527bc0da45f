import { archivedMonthOf, mayMove } from '@poth/domain/archive/archive.ts';
import { actAsArchivist, useArchiveTables } from '../db/archive.ts';
import type { Database } from '../db/database.ts';
import { TryAgain, transaction } from '../db/transaction.ts';
import { lockWholeTrip, moveRows, noteMoved, readOneTripFacts, readTripBooks } from './archive-store.ts';

/**
 * Moves one trip to the archive in one transaction, with all its rows or none; its open things are read behind the
 * locks. Returns whether it moved: not where a thing is open, and not where another mover was faster.
 */
export const moveTrip = (db: Database, tripId: string, now: Date): Promise<boolean> =>
  transaction(db, async (tx) => {
    await actAsArchivist(tx);
    if (!(await lockWholeTrip(tx, tripId))) return false;
    const facts = await readOneTripFacts(tx, tripId);
    if (!facts || !mayMove(facts, now)) return false;
    const books = await readTripBooks(tx, tripId);
    const rows = await moveRows(tx, tripId);
    await useArchiveTables(tx);
    const arrived = await readTripBooks(tx, tripId);
    // A ledger line that was added in between has moved too, so everything is checked again.
    if (JSON.stringify(arrived) !== JSON.stringify(books)) throw new TryAgain();
    await noteMoved(tx, { tripId, month: archivedMonthOf(facts.serviceDate), rows, books });
    return true;
  });
