import { dhakaDate, formatTime } from '../dhaka.ts';
import { amenities, coachTypeNames } from '../fleet/coach.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import { publishedDeparture, type TripOffer } from '../search/offer.ts';
import type { TripRecord } from './bus-api.ts';

/** Writes a time of day as the specification does: 11:00 pm. */
const clock = (at: Date): string => formatTime(at, 'en').toLowerCase();

/** Converts an offer with its seats into a trip as the specification's clients read it. */
export const tripRecordOf = (
  offer: TripOffer,
  { seatNos, publishedAt }: { seatNos: readonly SeatNo[]; publishedAt: Date },
): TripRecord => ({
  _id: offer.tripId,
  BusName: offer.busName ?? offer.operator.name.en,
  provider: offer.operator.name.en,
  BusNumber: offer.coachNumber,
  CoachType: coachTypeNames[offer.coachType].en,
  Date: dhakaDate(publishedDeparture(offer)),
  DepartureTime: clock(offer.departsAt),
  Facilities: offer.facilities.map((amenity) => amenities[amenity].en),
  Fare: offer.farePaisa / 100,
  From: offer.from.name.en,
  ReportingTime: clock(offer.boarding[0]?.reportingAt ?? offer.departsAt),
  SeatCapacity: offer.seatCount,
  To: offer.to.name.en,
  created_at: publishedAt.toISOString(),
  SeatCombination: seatNos.map((SeatNumber) => ({ SeatNumber })),
});
