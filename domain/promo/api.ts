import { createRoute, z } from '@hono/zod-openapi';
import { BookingRef } from '../booking/input.ts';
import { answers, body, calledBy } from '../contract.ts';
import { ApplyPromoInput } from './promo-input.ts';

const Done = z.object({ done: z.literal(true) });

export const applyPromoCall = createRoute({
  operationId: 'applyPromo',
  tags: ['bookings'],
  method: 'post',
  path: '/bookings/promo',
  ...calledBy('buyer'),
  summary: 'Apply a promo code to a hold; its price is lower for as long as the hold lasts',
  request: { body: body(ApplyPromoInput) },
  responses: answers(
    Done,
    'not-found',
    'hold-expired',
    'booking-closed', // its price is final already
    'too-many-tries',
    'promo-unknown',
    'promo-not-yet',
    'promo-over',
    'promo-used-up',
    'promo-other-trip',
    'promo-fare-low',
    'promo-phone-used',
    'promo-not-first',
  ),
});

export const removePromoCall = createRoute({
  operationId: 'removePromo',
  tags: ['bookings'],
  method: 'post',
  path: '/bookings/promo/remove',
  ...calledBy('buyer'),
  summary: 'Take the promo code off a hold',
  request: { body: body(z.strictObject(BookingRef.shape)) },
  responses: answers(
    Done,
    'not-found',
    'hold-expired',
    'booking-closed', // its price is final already
  ),
});
