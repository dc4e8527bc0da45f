import { type ErasureHindrance, erasureHindrances } from '@poth/domain/privacy/erasure.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { anonymiseBookings } from './booking-store.ts';
import { emptyReports, lockOwn, type Owner, readHindrances } from './own-store.ts';

/** Refuses an erasure that has hindrances. Problems: erasure-waits. */
const refuseErasure = (hindrances: readonly ErasureHindrance[]): void => {
  if (hindrances.length === 0) return;
  const said = hindrances.map((hindrance) => erasureHindrances[hindrance]);
  throw new Problem('erasure-waits', {
    reasons: said.map(({ en }) => en),
    reasonsBn: said.map(({ bn }) => bn),
  });
};

/**
 * Removes names and contacts from every booking of an owner; seats and amounts stay. Hindrances are read behind the
 * locks of the bookings. Returns the number of bookings. Problems: erasure-waits.
 */
export const eraseBookings = async (
  tx: Tx,
  owner: Owner,
  others: readonly ErasureHindrance[] = [],
): Promise<number> => {
  const refs = await lockOwn(tx, owner);
  refuseErasure([...(await readHindrances(tx, owner)), ...others]);
  await emptyReports(tx, refs);
  await anonymiseBookings(tx, refs);
  return refs.length;
};
