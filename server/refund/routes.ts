import { cancelCall, quoteRefundCall } from '@poth/domain/refund/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

/** Routes of the refund calls: quote and cancel. */
export const refundRoutes = ({ refund }: Portal) =>
  contractApp()
    .openapi(quoteRefundCall, async (c) => {
      const { seats, feePaisa, refundPaisa, otherWayBackPaisa, validUntil, free } = await refund.quoteRefund(
        c.var.actor,
        c.req.valid('json'),
      );
      // The share of a discount that comes back to Poth is not disclosed.
      const ofSeats = seats.map(({ seatNo, farePaisa, chargePaisa, discountPaisa, ...seat }) => ({
        seatNo,
        farePaisa,
        chargePaisa,
        discountPaisa,
        feePaisa: seat.feePaisa,
        otherWayPaisa: seat.otherWayPaisa,
        givenBackPaisa: seat.givenBackPaisa,
        refundPaisa: seat.refundPaisa,
      }));
      const amounts = { feePaisa, refundPaisa, otherWayBackPaisa };
      return c.json({ seats: ofSeats, ...amounts, validUntil: validUntil.toISOString(), free }, 200);
    })
    .openapi(cancelCall, async (c) =>
      c.json(await refund.cancelAndRefund(c.var.actor, c.req.valid('json')), 200),
    );
