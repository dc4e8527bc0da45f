import { classPrices, seatPrice } from '@poth/domain/booking/seat-price.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { type RefundPolicy, refundTable } from '@poth/domain/refund/policy.ts';
import { fareOnCoach } from '@poth/domain/schedule/fares.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { isSaleOpen } from '@poth/domain/sale-window/sale-window.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { delayPoint } from '@poth/domain/trip/delay.ts';
import { expireWithin } from '../answer-dependencies.ts';
import { takenSeatsOfJourney, type TripSeats } from '../seating/trip-seats.ts';
import type { JourneyPoints } from '../trip/stop-points.ts';
import type { OfferFacts } from './store.ts';

/** Finds the lowest tier that still applies: its end, and the fee for cancelling by then. */
const refundTierAt = (policy: RefundPolicy, departsAt: Date, now: Date): TripOffer['refundTier'] => {
  const ends = refundTable(policy, [], departsAt);
  const tier = ends.findIndex(({ until }) => now <= until);
  const [until, feeBasisPoints] = [ends[tier]?.until, policy[tier]?.feeBasisPoints];
  return until && feeBasisPoints !== undefined ? { until, feeBasisPoints } : null;
};

/** Computes the cost of a seat of a journey, with and without the service charge. */
const pricesOf = (
  journey: OfferFacts,
  { layout }: Pick<TripSeats, 'layout'>,
  taken: ReadonlySet<SeatNo>,
  serviceChargePaisa: Paisa,
): Pick<
  TripOffer,
  'farePaisa' | 'classFaresPaisa' | 'serviceChargePaisa' | 'pricePaisa' | 'classPricesPaisa'
> => {
  const { coachClass, classFaresPaisa, farePaisa } = journey;
  const fare = classFaresPaisa
    ? fareOnCoach(journey, { layout, coachClass }, [...taken])
    : { farePaisa: paisa(farePaisa), classFaresPaisa: null };
  return {
    ...fare,
    serviceChargePaisa,
    pricePaisa: seatPrice(fare.farePaisa, serviceChargePaisa),
    classPricesPaisa: fare.classFaresPaisa && classPrices(fare.classFaresPaisa, serviceChargePaisa),
  };
};

/**
 * Builds the offer of a journey for a trip card: expected times, boarding and dropping points in their order, price,
 * seats left, and the present cancellation fee.
 */
export const offerOf = (
  row: OfferFacts & JourneyPoints,
  seats: TripSeats,
  now: Date,
  { serviceChargePerSeat }: Pick<Settings, 'serviceChargePerSeat'>,
): TripOffer => {
  const taken = takenSeatsOfJourney(seats, row);
  const refundTier = refundTierAt(row.refundPolicy, addMinutes(row.departsAt, row.delayMinutes), now);
  const opensAt = isSaleOpen(row.opensAt, now) ? null : row.opensAt;
  if (opensAt) expireWithin(opensAt.getTime() - now.getTime());
  if (refundTier) expireWithin(refundTier.until.getTime() - now.getTime() + 1);
  return {
    from: { placeId: row.fromPlaceId, name: { en: row.fromEn, bn: row.fromBn } },
    to: { placeId: row.toPlaceId, name: { en: row.toEn, bn: row.toBn } },
    tripId: row.tripId,
    fromStopNo: row.fromStopNo,
    toStopNo: row.toStopNo,
    operator: {
      operatorId: row.operatorId,
      slug: row.slug,
      name: { en: row.nameEn, bn: row.nameBn },
      mark: row.mark,
      colour: row.colour,
    },
    coachNumber: row.coachNumber,
    busName: row.busName,
    coachType: row.coachType,
    coachClass: row.coachClass,
    routeName: { en: row.routeNameEn, bn: row.routeNameBn },
    departsAt: addMinutes(row.departsAt, row.delayMinutes),
    arrivesAt: addMinutes(row.arrivesAt, row.delayMinutes),
    delayMinutes: row.delayMinutes,
    boarding: row.boarding.map((point) => delayPoint(point, row.delayMinutes)),
    dropping: row.dropping.map((point) => delayPoint(point, row.delayMinutes)),
    ...pricesOf(row, seats, taken, serviceChargePerSeat),
    opensAt,
    seatsLeft: row.seatCount - taken.size,
    seatCount: row.seatCount,
    waiting: seats.waiting,
    facilities: row.facilities,
    refundTier,
  };
};
