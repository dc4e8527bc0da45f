import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';

export const settleInput = z.strictObject({
  tran_id: z.string().optional(),
  refund_trans_id: z.string().optional(),
  as: z.enum(['refunded', 'cancelled']).optional(),
});

/** Settles at once the refunds that are still processing, all or those named; returns their number. */
export async function settleRefunds(sandbox: Sandbox, input: z.infer<typeof settleInput>) {
  const now = Date.now();
  const waiting = sandbox.state.sessions
    .filter((session) => !input.tran_id || session.tranId === input.tran_id)
    .flatMap((session) => session.payments.flatMap((payment) => payment.refunds))
    .filter((refund) => !input.refund_trans_id || refund.refundTransId === input.refund_trans_id)
    .filter((refund) => refund.settlesAt === null || refund.settlesAt > now);
  for (const refund of waiting) {
    refund.settlesAt = now;
    refund.outcome = input.as ?? refund.outcome;
  }
  await sandbox.keepNow();
  return { settled: waiting.length };
}
