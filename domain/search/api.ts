import { createRoute, z } from '@hono/zod-openapi';
import { answers } from '../contract.ts';
import { coachClasses } from '../fleet/coach.ts';
import { seatMarks } from '../fleet/seat-layout.ts';

const Name = z.object({ en: z.string(), bn: z.string() });
const When = z.iso.datetime();

export const OfferView = z
  .object({
    tripId: z.uuid(),
    fromStopNo: z.int(),
    toStopNo: z.int(),
    operator: z.object({ slug: z.string(), name: Name }),
    coachNumber: z.string(),
    coachType: z.string(),
    coachClass: z.string(),
    departsAt: When,
    arrivesAt: When,
    /** Both are so much later than published. */
    delayMinutes: z.int(),
    /** Of a seat, without the service charge; where classes cost different, the lowest that can still be had. */
    farePaisa: z.int(),
    /** Of a seat, on top of its fare. */
    serviceChargePaisa: z.int(),
    /** Fare and service charge: what the seat costs. */
    pricePaisa: z.int(),
    /** The fare of each class, where a coach has several; the service charge comes on top of each. */
    classFaresPaisa: z.partialRecord(z.enum(coachClasses), z.int()).nullable(),
    seatsLeft: z.int(),
  })
  .openapi('Offer');

export const searchTripsCall = createRoute({
  method: 'get',
  path: '/trips',
  summary: 'Coaches between two places on a date; night and any-time searches add those after midnight',
  request: {
    query: z.object({
      from: z.string(),
      to: z.string(),
      date: z.string(),
      period: z.string().optional(),
      coachType: z.string().optional(),
    }),
  },
  responses: answers(
    z.object({ offers: z.array(OfferView), afterMidnight: z.array(OfferView) }),
    'invalid-input',
  ),
});

export const viewSeatMapCall = createRoute({
  method: 'get',
  path: '/trips/{tripId}/seats',
  summary: 'The seat map of a trip between two of its stops',
  request: {
    params: z.object({ tripId: z.uuid() }),
    query: z.object({
      from: z.coerce.number().int().min(0).max(99),
      to: z.coerce.number().int().min(1).max(99),
    }),
  },
  responses: answers(
    z.object({
      rows: z.array(z.array(z.string().nullable())),
      /** The row with which the upper deck begins; null where there is none. */
      upperFrom: z.int().nullable(),
      seats: z.record(z.string(), z.enum(['available', 'selected', 'held', 'sold'])),
      /** Seats that are sold for women only, and those to be left to who needs them most. */
      marks: z.record(z.string(), z.enum(seatMarks)),
    }),
    'not-found',
  ),
});
