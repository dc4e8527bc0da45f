import { startPaymentCall, viewPaymentCall } from '@poth/domain/payment/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

const presentWay = <W extends { departsAt: Date }>({ departsAt, ...way }: W) => ({
  ...way,
  departsAt: departsAt.toISOString(),
});

/** Routes of the payment calls: start a payment and view it. */
export const paymentRoutes = ({ payment }: Portal) =>
  contractApp()
    .openapi(startPaymentCall, async (c) =>
      c.json(await payment.startPayment(c.var.actor, c.req.valid('json')), 200),
    )
    .openapi(viewPaymentCall, async (c) => {
      const { heldUntil, otherWays, ...way } = await payment.viewPayment(
        c.var.actor,
        c.req.valid('param').tranId,
      );
      return c.json(
        { ...presentWay(way), heldUntil: heldUntil.toISOString(), otherWays: otherWays.map(presentWay) },
        200,
      );
    });
