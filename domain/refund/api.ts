import { createRoute, z } from '@hono/zod-openapi';
import { CancelInput } from '../booking/input.ts';
import { answers, body, by } from '../contract.ts';

export const cancelCall = createRoute({
  method: 'post',
  path: '/refunds',
  ...by('buyer'),
  summary: 'Cancel seats and send the quoted money back',
  request: { body: body(CancelInput) },
  responses: answers(
    z.object({ refundId: z.uuid().nullable(), refundPaisa: z.int() }),
    'terms-not-accepted',
    'not-found',
    'not-cancellable',
    'quote-changed',
  ),
});
