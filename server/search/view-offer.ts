import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { viewTripCall } from '@poth/domain/search/api.ts';
import { Journey } from '@poth/domain/trip/journey.ts';
import type { Deps } from '../deps.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { call } from '../call.ts';
import { stopPointsOf } from '../trip/stop-points.ts';
import { offerOf } from './offer.ts';
import { readFactsOf } from './store.ts';

/** Reads one journey as a trip card shows it; undefined where it does not exist. */
export const readOffer = async (
  { db, now, settings, touches, tripSeats }: Pick<Deps, 'db' | 'now' | 'settings' | 'touches' | 'tripSeats'>,
  journey: Journey,
): Promise<TripOffer | undefined> => {
  await touches.hear();
  const facts = await readFactsOf(db, journey);
  if (!facts) return undefined;
  const [[points], seats] = await Promise.all([stopPointsOf(db, [facts]), tripSeats.of([facts.tripId])]);
  const ofTrip = seats.get(facts.tripId);
  return points && ofTrip && offerOf({ ...points, ...facts }, ofTrip, now(), settings());
};

/**
 * Shows one journey as a trip card does, for its seat map and its checkout. Shown even after its sale has closed, to
 * those who hold seats on it; `holdSeats` checks the sale.
 */
export const viewOffer = call(
  {
    gate: 'everybody',
    input: Journey,
    problems: problemsIn(viewTripCall.responses),
    unreadable: 'not-found',
  },
  async function viewOffer({ deps }, journey): Promise<TripOffer> {
    const offer = await readOffer(deps, journey);
    if (!offer) throw new Problem('not-found');
    return offer;
  },
);
