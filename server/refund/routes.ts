import { cancelCall } from '@poth/domain/refund/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

/** Cancelling. */
export const refundRoutes = ({ refund }: Portal) =>
  contractApp().openapi(cancelCall, async (c) =>
    c.json(await refund.cancelAndRefund(c.var.actor, c.req.valid('json')), 200),
  );
