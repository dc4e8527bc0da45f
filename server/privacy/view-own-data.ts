import { personOf, type Visitor } from '@poth/domain/account/actor.ts';
import type { ErasureHindrance } from '@poth/domain/privacy/erasure.ts';
import type { Deps } from '../deps.ts';
import { hindrancesOfRole } from './erase-account.ts';
import { countNamed, readHindrances } from './own-store.ts';

/** bookings: how many still say who travels. hindrances: what is in the way of erasing at this moment. */
export type OwnData = { bookings: number; hindrances: ErasureHindrance[] };

/** What there is of the person who asks, and what would have to be over before they can be erased. Problems: sign-in-required. */
export const viewOwnData =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Visitor): Promise<OwnData> => {
    const { userId, phone, membership, isAdmin } = personOf(actor);
    const owner = { userId, phone };
    const [bookings, ofBookings] = await Promise.all([countNamed(db, owner), readHindrances(db, owner)]);
    return {
      bookings,
      hindrances: [...ofBookings, ...hindrancesOfRole({ role: membership?.role ?? null, isAdmin })],
    };
  };
