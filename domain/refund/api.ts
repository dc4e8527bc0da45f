import { createRoute, z } from '@hono/zod-openapi';
import { CancelInput, QuoteInput } from '../booking/input.ts';
import { answers, body, calledBy } from '../contract.ts';
import { RowId } from '../row-id.ts';

const QuoteView = z
  .object({
    seats: z.array(
      z.object({
        seatNo: z.string(),
        farePaisa: z.int(),
        /** Part of the service charge that comes back. */
        chargePaisa: z.int(),
        /** Discount of a promo code: it was not paid and does not come back. */
        discountPaisa: z.int(),
        feePaisa: z.int(),
        /** Both-ways discount of the other way, which stays booked: it is withheld from the refund. */
        otherWayPaisa: z.int(),
        /** Part that was given back before: it is not refunded again. */
        givenBackPaisa: z.int(),
        refundPaisa: z.int(),
      }),
    ),
    feePaisa: z.int(),
    /** Amount that cancelAndRefund takes as shownRefundPaisa. */
    refundPaisa: z.int(),
    /** Amount that was withheld when the other way was cancelled and comes back now, as a further refund of that booking. */
    otherWayBackPaisa: z.int(),
    validUntil: z.iso.datetime(),
    /** Reason for a full refund; null under the ordinary policy. */
    free: z.enum(['cancelled', 'moved', 'downgraded', 'split', 'other-way-lost']).nullable(),
  })
  .openapi('RefundQuote');

export const quoteRefundCall = createRoute({
  operationId: 'quoteRefund',
  tags: ['refunds'],
  method: 'post',
  path: '/refunds/quote',
  ...calledBy('holder'),
  summary: 'The refund for seats that are cancelled now, and until when it holds',
  request: { body: body(QuoteInput) },
  responses: answers(
    QuoteView,
    'not-found', // also for callers who have not proved that the booking is theirs
    'not-cancellable',
    'payment-reversed', // a bank took the money of the tickets back
    'being-exchanged', // the difference with another trip is being paid on the portal's pages
  ),
});

export const cancelCall = createRoute({
  operationId: 'cancelAndRefund',
  tags: ['refunds'],
  method: 'post',
  path: '/refunds',
  ...calledBy('holder'),
  summary: 'Cancel seats and send the quoted money back',
  request: { body: body(CancelInput) },
  responses: answers(
    z.object({ refundId: RowId.nullable(), refundPaisa: z.int() }),
    'terms-not-accepted',
    'not-found',
    'not-cancellable',
    'payment-reversed',
    'being-exchanged',
    'quote-changed', // with the current amount
    'key-reused',
  ),
});
