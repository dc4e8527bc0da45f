import type { Actor } from '@poth/domain/identity/actor.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import type { Database } from '../db/database.ts';
import { findByPnr } from '../ticket/pnr-store.ts';

/** Finds the booking of a PNR for a caller who may cancel it. Problems: not-found for everybody else. */
export const findOwnBooking = async (
  db: Database,
  actor: Actor,
  pnr: string,
): Promise<{ tripId: string; bookingId: string }> => {
  const found = await findByPnr(db, pnr);
  const booking = found && (await readBooking(db, found));
  if (!found || !booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
  const { tripId, bookingId } = found;
  return { tripId, bookingId };
};
