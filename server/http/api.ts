import { bookingRoutes } from '../booking/routes.ts';
import { paymentRoutes } from '../payment/routes.ts';
import type { Portal } from '../portal.ts';
import { refundRoutes } from '../refund/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { contractApp } from './contract-app.ts';

/** The public contract under /api, with its description at /api/openapi.json. */
export const buildApi = (portal: Portal) => {
  const api = contractApp();
  api.route('/', searchRoutes(portal));
  api.route('/', bookingRoutes(portal));
  api.route('/', paymentRoutes(portal));
  api.route('/', refundRoutes(portal));
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Poth', version: '1' },
    servers: [{ url: '/api' }],
  });
  return api;
};
