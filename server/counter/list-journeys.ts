import { ListJourneysInput } from '@poth/domain/counter/input.ts';
import type { CounterJourney, FromPlace } from '@poth/domain/counter/journey.ts';
import { addDays, type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { paisa } from '@poth/domain/money.ts';
import { fareOnCoach } from '@poth/domain/schedule/fares.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import { call } from '../call.ts';
import { type JourneyRow, readFromPlaces, readJourneys, type Span } from './journey-store.ts';
import { sellerOf } from './seller.ts';

/** Minutes after midnight during which departures still belong to the evening before at a counter. */
const nightMinutes = 5 * 60;
const mostJourneys = 300;

const journeyOf = ({
  fromEn,
  fromBn,
  toEn,
  toBn,
  classFaresPaisa,
  layout,
  ...row
}: JourneyRow): CounterJourney => ({
  ...row,
  from: { en: fromEn, bn: fromBn },
  to: { en: toEn, bn: toBn },
  farePaisa: paisa(row.farePaisa),
  severalFares:
    layout !== null &&
    fareOnCoach({ farePaisa: row.farePaisa, classFaresPaisa }, { layout, coachClass: row.coachClass })
      .classFaresPaisa !== null,
});

/**
 * Bounds a day's departures. A coach that passes after midnight has the service date of the day before; one that leaves
 * after the following midnight has the next.
 */
const spanOf = (operatorId: string, date: DhakaDate, now: Date): Span => {
  const [begins, ends] = [dhakaInstant(date), dhakaInstant(addDays(date, 1), nightMinutes)];
  return {
    operatorId,
    from: begins > now ? begins : now,
    until: ends,
    leastTripId: firstTripIdOf(addDays(date, -2)),
    mostTripId: firstTripIdOf(addDays(date, 2)),
  };
};

/**
 * Lists what the counters of the agent's own operator may sell on a day from one place, in order of departure, with the
 * places to choose from. fromPlaceId: a place without departures is replaced by the first of the list.
 */
export const listJourneys = call(
  { gate: 'seller', input: ListJourneysInput },
  async function listJourneys(
    { deps: { db, now }, actor },
    { date, fromPlaceId },
  ): Promise<{ journeys: CounterJourney[]; places: FromPlace[]; fromPlaceId: string }> {
    const { operatorId } = sellerOf(actor);
    const span = spanOf(operatorId, date, now());
    const places = await readFromPlaces(db, span);
    const known = places.some(({ placeId }) => placeId === fromPlaceId);
    const from = known ? fromPlaceId : (places[0]?.placeId ?? fromPlaceId);
    const rows = await readJourneys(db, span, from, mostJourneys);
    return { journeys: rows.map(journeyOf), places, fromPlaceId: from };
  },
);
