import { createRoute, z } from '@hono/zod-openapi';
import { answers, calledBy, wholeNumber } from '../contract.ts';
import { coachClasses, coachTypes } from '../fleet/coach.ts';
import { seatMarks } from '../fleet/seat-layout.ts';
import { describedDate } from '../dhaka-date.ts';
import { BilingualView } from '../language-view.ts';
import { RowId } from '../row-id.ts';
import { StopPointView } from '../trip/stop-point-view.ts';
import { periodNames } from './criteria.ts';

const When = z.iso.datetime();

export const OfferView = z
  .object({
    tripId: RowId,
    fromStopNo: z.int(),
    toStopNo: z.int(),
    operator: z.object({ slug: z.string(), name: BilingualView }),
    coachNumber: z.string(),
    /** Name painted on the coach; null where it is the company's name. */
    busName: z.string().nullable(),
    coachType: z.string(),
    coachClass: z.string(),
    departsAt: When,
    arrivesAt: When,
    /** Minutes by which both times are later than published. */
    delayMinutes: z.int(),
    /** Fare of a seat, without the service charge; where fares differ by class, the lowest that is still available. */
    farePaisa: z.int(),
    /** Service charge of a seat, added to its fare. */
    serviceChargePaisa: z.int(),
    /** Price of a seat: fare and service charge. */
    pricePaisa: z.int(),
    /** Fare of each class, where a coach has several; the service charge is added to each. */
    classFaresPaisa: z.partialRecord(z.enum(coachClasses), z.int()).nullable(),
    /** Moment from which its seats can be held, while that is ahead; null once they can. */
    opensAt: When.nullable(),
    seatsLeft: z.int(),
  })
  .openapi('Offer');

/** TripView: an offer with its ends and the counters for boarding and alighting. */
const TripView = z
  .object({
    ...OfferView.shape,
    from: z.object({ placeId: z.string(), name: BilingualView }),
    to: z.object({ placeId: z.string(), name: BilingualView }),
    routeName: BilingualView,
    seatCount: z.int(),
    facilities: z.array(z.string()),
    boarding: z.array(StopPointView),
    dropping: z.array(StopPointView),
    /** End of the lowest cancellation fee and that fee, in hundredths of a percent; null once it has passed. */
    refundTier: z.object({ until: When, feeBasisPoints: z.int() }).nullable(),
  })
  .openapi('Trip');

/** Journey of a trip: from one of its stops to a later one, both as a search returns them. */
const ByJourney = {
  params: z.object({ tripId: RowId }),
  query: z.object({
    from: wholeNumber({ min: 0, max: 99 }),
    to: wholeNumber({ min: 1, max: 99 }),
  }),
};

export const viewTripCall = createRoute({
  operationId: 'viewOffer',
  tags: ['trips'],
  method: 'get',
  path: '/trips/{tripId}',
  ...calledBy('everybody'),
  summary: 'A trip between two of its stops: times, fares, and the counters to board and alight at',
  request: ByJourney,
  responses: answers(TripView, 'not-found'),
});

/** Place as a person types it; the search reports a name that it does not know. */
export const SearchedPlace = z.string().max(200).meta({ minLength: 1, pattern: String.raw`\S` });
/** Date of a search, 2026-11-27; today or later. */
export const SearchedDate = z.string().max(40).meta(describedDate);

export const searchTripsCall = createRoute({
  operationId: 'searchTrips',
  tags: ['trips'],
  method: 'get',
  path: '/trips',
  ...calledBy('everybody'),
  summary: 'Coaches between two places on a date; night and any-time searches add those after midnight',
  request: {
    query: z.object({
      /** Id or name of a place, or the name of a counter or terminal in it. */
      from: SearchedPlace,
      to: SearchedPlace,
      date: SearchedDate,
      period: z
        .string()
        .meta({ enum: [...periodNames] })
        .optional(),
      coachType: z
        .string()
        .meta({ enum: [...coachTypes] })
        .optional(),
    }),
  },
  responses: answers(
    z.object({ offers: z.array(OfferView), afterMidnight: z.array(OfferView) }),
    'invalid-input',
  ),
});

export const viewSeatMapCall = createRoute({
  operationId: 'viewSeatMap',
  tags: ['trips'],
  method: 'get',
  path: '/trips/{tripId}/seats',
  ...calledBy('everybody'),
  summary: 'The seat map of a trip between two of its stops',
  request: ByJourney,
  responses: answers(
    z.object({
      rows: z.array(z.array(z.string().nullable())),
      /** First row of the upper deck; null where there is none. */
      upperFrom: z.int().nullable(),
      seats: z.record(z.string(), z.enum(['available', 'selected', 'held', 'sold'])),
      /** Marks of seats: women's seats are sold to women only; priority seats are left to those who need them most. */
      marks: z.record(z.string(), z.enum(seatMarks)),
    }),
    'not-found',
  ),
});
