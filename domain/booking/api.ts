import { createRoute, z } from '@hono/zod-openapi';
import { RowId } from '../row-id.ts';
import { bookingStates } from './lifecycle.ts';
import {
  BookingRef,
  ChoosePointsInput,
  EnterDetailsInput,
  HoldSeatsInput,
  NumberInput,
  ProveNumberInput,
  ReleaseSeatsInput,
} from './input.ts';
import { passengerGenders, passengerKinds } from './booking.ts';
import { answers, body, calledBy } from '../contract.ts';
import { BilingualView } from '../language-view.ts';
import { paymentMethods } from '../payment/payment.ts';

/** A hold or booking as a client of the API sees it. */
export const BookingView = z
  .object({
    tripId: RowId,
    bookingId: RowId,
    state: z.enum(bookingStates),
    pnr: z.string().nullable(),
    heldUntil: z.iso.datetime(),
    fromStopNo: z.int(),
    toStopNo: z.int(),
    boardingCounterId: RowId,
    droppingCounterId: RowId,
    seats: z.array(
      z.object({
        seatNo: z.string(),
        farePaisa: z.int(),
        /** Service charge added to the fare, as set when the first seat was held. */
        serviceChargePaisa: z.int(),
        /** Fare and service charge: what the seat costs before any discount. */
        pricePaisa: z.int(),
        passengerName: z.string(),
        passengerKind: z.enum(passengerKinds),
        passengerGender: z.enum(passengerGenders).nullable(),
      }),
    ),
  })
  .openapi('Booking');

/** A hold as the checkout shows it. */
const CheckoutView = z
  .object({
    booking: BookingView,
    price: z.object({
      farePaisa: z.int(),
      serviceChargePaisa: z.int(),
      discountPaisa: z.int(),
      totalPaisa: z.int(),
    }),
    /** Percentage off the fares of an outbound and a return trip bought from this company in one payment. */
    bothWaysPercent: z.int(),
    promo: z.object({ code: z.string(), name: BilingualView }).nullable(),
    /** Refund, tier by tier, if all seats were cancelled. */
    refundTable: z.array(z.object({ until: z.iso.datetime(), hoursBefore: z.int(), refundPaisa: z.int() })),
    /** Seats reserved for women; the gender of their passengers is asked for. */
    womenOnlySeats: z.array(z.string()),
    /** Payment under way, with its page at the gateway once there is one. */
    openPayment: z
      .object({ paymentId: RowId, tranId: z.string(), gatewayPageUrl: z.url().nullable() })
      .nullable(),
    /** Outcome of the last finished payment attempt. */
    lastAttempt: z.enum(['failed', 'cancelled', 'expired']).nullable(),
    /** Payment methods left out for now because their gateway opens no pages. */
    restingMethods: z.array(z.enum(paymentMethods)),
  })
  .openapi('Checkout');

export const viewHoldCall = createRoute({
  operationId: 'viewCheckout',
  tags: ['bookings'],
  method: 'get',
  path: '/holds/{tripId}/{bookingId}',
  ...calledBy('buyer'),
  summary: 'A hold with its price, and the payment that is under way',
  request: { params: z.object(BookingRef.shape) },
  responses: answers(CheckoutView, 'not-found'),
});

export const newTokenCall = createRoute({
  operationId: 'tokenOf',
  tags: ['bookings'],
  method: 'post',
  path: '/buyers',
  ...calledBy('everybody'),
  summary: 'A token that stands for a buyer in later calls: Authorization: Bearer …',
  description:
    'Ask for it, or keep the cookie that comes with it, before the first hold: where the answer to a hold is lost, the same ' +
    'request is answered again to the same buyer alone. Reading leaves no cookie.',
  responses: answers(z.object({ token: z.string() })),
});

export const holdSeatsCall = createRoute({
  operationId: 'holdSeats',
  tags: ['bookings'],
  method: 'post',
  path: '/holds',
  ...calledBy('buyer'),
  summary: 'Hold seats; later seats of the same journey join the same hold',
  request: { body: body(HoldSeatsInput) },
  responses: answers(
    BookingView,
    'seat-taken', // with the seats
    'seat-unknown',
    'trip-not-on-sale',
    'sale-not-open', // with the moment at which it opens
    'waiting-room', // with the address of its page; the waiting-room calls lead to a pass
    'sale-closed',
    'too-many-seats',
    'too-many-holds',
    'booking-closed', // a payment of the hold is under way
    'number-proof-needed',
    'unpaid-limit',
    'hold-expired', // the hold of the other direction
    'key-reused',
    'not-found', // no such trip, or no such hold of the other direction
  ),
});

export const releaseSeatsCall = createRoute({
  operationId: 'releaseSeats',
  tags: ['bookings'],
  method: 'post',
  path: '/holds/release',
  ...calledBy('buyer'),
  summary: 'Let go of held seats before their time',
  request: { body: body(ReleaseSeatsInput) },
  responses: answers(
    BookingView,
    'not-found',
    'hold-expired',
    'booking-closed', // a payment is under way
  ),
});

const Done = z.object({ done: z.literal(true) });

export const sendNumberCodeCall = createRoute({
  operationId: 'sendNumberCode',
  tags: ['bookings'],
  method: 'post',
  path: '/buyers/number-codes',
  ...calledBy('buyer'),
  summary: 'Send a code to a number: what to do when holding seats answers number-proof-needed',
  request: { body: body(NumberInput) },
  responses: answers(
    z.object({ codeId: RowId, phone: z.string() }),
    'too-many-tries',
    'number-has-its-codes',
    'sms-not-sent',
  ),
});

export const proveNumberCall = createRoute({
  operationId: 'proveNumber',
  tags: ['bookings'],
  method: 'post',
  path: '/buyers/number',
  ...calledBy('buyer'),
  summary: 'Prove a number by its code; then hold the seats again',
  request: { body: body(ProveNumberInput) },
  responses: answers(Done, 'code-wrong', 'code-expired'),
});

export const choosePointsCall = createRoute({
  operationId: 'choosePoints',
  tags: ['bookings'],
  method: 'post',
  path: '/bookings/points',
  ...calledBy('buyer'),
  summary: 'Choose where to board and alight',
  request: { body: body(ChoosePointsInput) },
  responses: answers(
    Done,
    'not-found',
    'hold-expired',
    'booking-closed',
    'invalid-input', // a counter of another stop
  ),
});

export const enterDetailsCall = createRoute({
  operationId: 'enterDetails',
  tags: ['bookings'],
  method: 'post',
  path: '/bookings/details',
  ...calledBy('buyer'),
  summary: 'Say who travels and whom to reach; gives the PNR',
  request: { body: body(EnterDetailsInput) },
  responses: answers(
    Done,
    'invalid-input', // with the faults by field, unaccepted terms among them
    'terms-not-accepted',
    'not-found',
    'hold-expired',
    'booking-closed',
    'payment-open',
    'promo-phone-used',
    'promo-not-first',
    'sign-in-required', // the account no longer exists
  ),
});
