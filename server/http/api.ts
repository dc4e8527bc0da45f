import { accountRoutes } from '../identity/routes.ts';
import { bookingRoutes } from '../booking/routes.ts';
import { paymentRoutes } from '../payment/routes.ts';
import { describeCall } from '@poth/domain/contract.ts';
import type { Portal } from '../portal.ts';
import { refundRoutes } from '../refund/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { specificationRoutes } from '../specification/routes.ts';
import { ticketRoutes } from '../ticket/routes.ts';
import { placeRoutes } from '../waiting-room/place-routes.ts';
import { waitingRoomRoutes } from '../waiting-room/routes.ts';
import { contractApp } from './contract-app.ts';
import { describeContract } from './contract-description.ts';

/** The portal's own calls, under /api. */
const buildApi = (portal: Portal) => {
  const api = contractApp();
  api.route('/', searchRoutes(portal));
  api.route('/', waitingRoomRoutes(portal));
  api.route('/', bookingRoutes(portal));
  api.route('/', paymentRoutes(portal));
  api.route('/', ticketRoutes(portal));
  api.route('/', refundRoutes(portal));
  return api;
};

/**
 * Every call that is described, at its address: signing in under /auth, the portal's own under /api, the
 * specification's at the root. The description itself is at /api/openapi.json. `fromMemory`: those of the calls that are
 * answered before the caller is recognised.
 */
export const buildContract = (portal: Portal, publicUrl: string) => {
  const calls = contractApp();
  calls.route('/auth', accountRoutes(portal));
  calls.route('/', specificationRoutes(portal, publicUrl));
  calls.route('/api', buildApi(portal));
  const fromMemory = contractApp();
  fromMemory.route('/api', placeRoutes(portal));
  calls.route('/', fromMemory);
  calls.openapi(describeCall, (c) => c.json(description, 200));
  const description = describeContract(calls);
  return { calls, fromMemory, description };
};
