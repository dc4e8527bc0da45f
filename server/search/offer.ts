import { classPrices, seatPrice } from '@poth/domain/booking/seat-price.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { type RefundPolicy, refundTable } from '@poth/domain/refund/policy.ts';
import { fareOnCoach } from '@poth/domain/schedule/fares.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { later, pointLater } from '@poth/domain/trip/delay.ts';
import type { JourneyPoints } from '../trip/stop-points.ts';
import type { OfferRow } from './store.ts';

/** The mildest tier that still holds: until when, and the fee of those who cancel by then. */
const refundTierAt = (policy: RefundPolicy, departsAt: Date, now: Date): TripOffer['refundTier'] => {
  const ends = refundTable(policy, [], departsAt);
  const tier = ends.findIndex(({ until }) => now <= until);
  const [until, feeBasisPoints] = [ends[tier]?.until, policy[tier]?.feeBasisPoints];
  return until && feeBasisPoints !== undefined ? { until, feeBasisPoints } : null;
};

/** What a seat of a journey costs, with and without the service charge. */
const pricesOf = (
  { layout, takenSeats, coachClass, ...row }: OfferRow,
  serviceChargePaisa: Paisa,
): Pick<
  TripOffer,
  'farePaisa' | 'classFaresPaisa' | 'serviceChargePaisa' | 'pricePaisa' | 'classPricesPaisa'
> => {
  const fare = layout
    ? fareOnCoach(row, { layout, coachClass }, takenSeats ?? [])
    : { farePaisa: paisa(row.farePaisa), classFaresPaisa: null };
  return {
    ...fare,
    serviceChargePaisa,
    pricePaisa: seatPrice(fare.farePaisa, serviceChargePaisa),
    classPricesPaisa: fare.classFaresPaisa && classPrices(fare.classFaresPaisa, serviceChargePaisa),
  };
};

/**
 * Journeys as trip cards show them: with the times that are expected now, where to board and alight, in their order,
 * what a seat costs, and what a cancellation costs now.
 */
export const offersOf = (
  rows: readonly OfferRow[],
  points: readonly JourneyPoints[],
  now: Date,
  { serviceChargePerSeat }: Pick<Settings, 'serviceChargePerSeat'>,
): TripOffer[] =>
  rows.map((row, at) => ({
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
    departsAt: later(row.departsAt, row.delayMinutes),
    arrivesAt: later(row.arrivesAt, row.delayMinutes),
    delayMinutes: row.delayMinutes,
    boarding: (points[at]?.boarding ?? []).map((point) => pointLater(point, row.delayMinutes)),
    dropping: (points[at]?.dropping ?? []).map((point) => pointLater(point, row.delayMinutes)),
    ...pricesOf(row, serviceChargePerSeat),
    seatsLeft: row.seatsLeft,
    seatCount: row.seatCount,
    facilities: row.facilities,
    refundTier: refundTierAt(row.refundPolicy, later(row.departsAt, row.delayMinutes), now),
  }));
