import { createRoute, z } from '@hono/zod-openapi';
import { StartPaymentInput } from '../booking/input.ts';
import { bookingStates } from '../booking/lifecycle.ts';
import { answers, body, calledBy } from '../contract.ts';
import { RowId } from '../row-id.ts';
import { TranId } from './input.ts';
import { paymentStates } from './lifecycle.ts';

/** Booking that an attempt pays for, with the states of both. */
const WayView = z.object({
  tripId: RowId,
  bookingId: RowId,
  pnr: z.string().nullable(),
  paymentState: z.enum(paymentStates),
  bookingState: z.enum(bookingStates),
  /** Published departure from the stop where the booking's journey begins. */
  departsAt: z.iso.datetime(),
});

export const startPaymentCall = createRoute({
  operationId: 'startPayment',
  tags: ['payments'],
  method: 'post',
  path: '/payments',
  ...calledBy('buyer'),
  summary:
    "Start paying a hold; answers the gateway's page to send the traveller to, and the tranId to follow it by",
  request: { body: body(StartPaymentInput) },
  responses: answers(
    z.object({
      paymentId: RowId,
      /** Number by which `viewPayment` follows the attempt. */
      tranId: TranId,
      gatewayPageUrl: z.url(),
    }),
    'not-found',
    'hold-expired',
    'booking-closed',
    'price-changed', // with the current one, where it is higher than the one that was shown
    'way-being-paid', // an attempt for one of the two ways is open
    'invalid-input', // missing details, named by field
    'phone-limit',
    'device-limit',
    'women-only-seat',
    'promo-phone-used',
    'promo-not-first',
    'trip-not-on-sale',
    'gateway-unavailable',
    'key-reused',
  ),
});

export const viewPaymentCall = createRoute({
  operationId: 'viewPayment',
  tags: ['payments'],
  method: 'get',
  path: '/payments/{tranId}',
  ...calledBy('buyer'),
  summary: 'How an attempt to pay and its booking stand',
  request: { params: z.object({ tranId: TranId }) },
  responses: answers(
    WayView.extend({
      heldUntil: z.iso.datetime(),
      /** Other ways that the attempt pays for: each is confirmed or lost on its own. */
      otherWays: z.array(WayView),
    }),
    'not-found', // also for another buyer's attempt
  ),
});
