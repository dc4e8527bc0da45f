import { personOf } from '@poth/domain/identity/actor.ts';
import type { ErasureHindrance } from '@poth/domain/privacy/erasure.ts';
import { call } from '../call.ts';
import { hindrancesOfRole } from './erase-account.ts';
import { countNamed, readHindrances } from './own-store.ts';

/** bookings: number that still have a contact number. hindrances: what prevents an erasure at this moment. */
export type OwnData = { bookings: number; hindrances: ErasureHindrance[] };

/** Shows how much is stored about the caller, and what must be over before they can be erased. */
export const viewOwnData = call(
  { gate: 'signedIn' },
  async function viewOwnData({ deps: { db }, actor }): Promise<OwnData> {
    const { userId, phone, membership, isAdmin } = personOf(actor);
    const owner = { userId, phone };
    const [bookings, ofBookings] = await Promise.all([countNamed(db, owner), readHindrances(db, owner)]);
    return {
      bookings,
      hindrances: [...ofBookings, ...hindrancesOfRole({ role: membership?.role ?? null, isAdmin })],
    };
  },
);
