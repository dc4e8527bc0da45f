import { createRoute, z } from '@hono/zod-openapi';
import { StartPaymentInput } from '../booking/input.ts';
import { bookingStates } from '../booking/lifecycle.ts';
import { answers, body, by } from '../contract.ts';
import { paymentStates } from './lifecycle.ts';

export const startPaymentCall = createRoute({
  method: 'post',
  path: '/payments',
  ...by('buyer'),
  summary: "Start paying a hold; answers the gateway's page to send the traveller to",
  request: { body: body(StartPaymentInput) },
  responses: answers(
    z.object({ paymentId: z.uuid(), gatewayPageUrl: z.url() }),
    'not-found',
    'hold-expired',
    'booking-closed',
    'invalid-input',
    'phone-limit',
    'women-only-seat',
    'gateway-unavailable',
  ),
});

export const viewPaymentCall = createRoute({
  method: 'get',
  path: '/payments/{tranId}',
  ...by('buyer'),
  summary: 'How an attempt to pay and its booking stand',
  request: { params: z.object({ tranId: z.string().max(30).regex(/^\w*$/) }) },
  responses: answers(
    z.object({
      tripId: z.uuid(),
      bookingId: z.uuid(),
      pnr: z.string().nullable(),
      paymentState: z.enum(paymentStates),
      bookingState: z.enum(bookingStates),
      heldUntil: z.iso.datetime(),
    }),
    'not-found',
  ),
});
