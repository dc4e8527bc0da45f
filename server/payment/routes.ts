import { startPaymentCall, viewPaymentCall } from '@poth/domain/payment/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

/** Starting a payment and seeing how it stands. */
export const paymentRoutes = ({ payment }: Portal) =>
  contractApp()
    .openapi(startPaymentCall, async (c) =>
      c.json(await payment.startPayment(c.var.actor, c.req.valid('json')), 200),
    )
    .openapi(viewPaymentCall, async (c) => {
      const { heldUntil, otherWays, ...view } = await payment.viewPayment(
        c.var.actor,
        c.req.valid('param').tranId,
      );
      return c.json({ ...view, heldUntil: heldUntil.toISOString(), otherWays: [...otherWays] }, 200);
    });
