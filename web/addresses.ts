import type { GateName } from '@poth/domain/account/gate.ts';

/** A page: its address in English (Bangla: the same under /bn), the file that draws it, and who may come to it. */
type Address = { path: string; file: string; gate: GateName };

const page = (path: string, file: string, gate: GateName): Address => ({ path, file, gate });

/** Every page of the product. One without a gate does not compile. */
export const addresses: readonly Address[] = [
  page('/', 'home/home-page.tsx', 'everybody'),
  page('search', 'search/search-page.tsx', 'everybody'),
  page('about-us', 'company/about-page.tsx', 'everybody'),
  page('our-partners', 'company/partners-page.tsx', 'everybody'),
  page('query', 'company/query-page.tsx', 'everybody'),
  page('contact-us', 'company/contact-page.tsx', 'everybody'),
  page('call-center', 'company/call-center-page.tsx', 'everybody'),
  page('live-chat', 'company/live-chat-page.tsx', 'everybody'),
  page('careers', 'company/careers-page.tsx', 'everybody'),
  page('history', 'company/history-page.tsx', 'everybody'),
  page('how-to-buy', 'guide/how-to-buy-page.tsx', 'everybody'),
  page('how-to-cancel', 'guide/how-to-cancel-page.tsx', 'everybody'),
  page('faqs', 'guide/faqs-page.tsx', 'everybody'),
  page('routes', 'place/routes-page.tsx', 'everybody'),
  page('operators', 'operator/operators-page.tsx', 'everybody'),
  page('privacy', 'legal/privacy-page.tsx', 'everybody'),
  page('terms', 'legal/terms-page.tsx', 'everybody'),
  page('returns', 'legal/returns-page.tsx', 'everybody'),
  page('accessibility', 'legal/accessibility-page.tsx', 'everybody'),
  page('checkout/:tripId/:bookingId', 'booking/checkout-page.tsx', 'everybody'),
  page('pay/wait/:tranId', 'payment/wait-page.tsx', 'everybody'),
  page('ticket', 'ticket/look-up-page.tsx', 'everybody'),
  page('ticket/:pnr', 'ticket/ticket-page.tsx', 'everybody'),
  page('ticket/:pnr/pdf', 'ticket/ticket-pdf.ts', 'everybody'),
  page('ticket/:pnr/cancel', 'refund/cancel-page.tsx', 'everybody'),
  page('cancel-ticket', 'refund/find-to-cancel-page.tsx', 'everybody'),
  page('tickets', 'ticket/my-tickets-page.tsx', 'signedIn'),
  page('profile/:email', 'account/profile-page.tsx', 'signedIn'),
  page('login', 'account/login-page.tsx', 'everybody'),
  page('login/phone', 'account/phone-page.tsx', 'everybody'),
  page('login/second-factor', 'account/second-factor-page.tsx', 'everybody'),
  page('login/done', 'account/login-done-page.ts', 'everybody'),
  page('sign-up', 'account/sign-up-page.tsx', 'everybody'),
  page('sign-out', 'account/sign-out-page.tsx', 'everybody'),
  page('bus-provider', 'operator/bus-provider-page.tsx', 'busProvider'),
  page('add-buses', 'operator/add-buses-page.tsx', 'busProvider'),
  page('buses', 'operator/buses-page.tsx', 'provider'),
  page('buses/:tripId', 'trip/trip-page.tsx', 'operatorMember'),
  page('allBusProviderList', 'operator/provider-list-page.tsx', 'admin'),
  page('allBusProviderList/:operatorId', 'operator/application-page.tsx', 'admin'),
  page('users', 'account/people-page.tsx', 'admin'),
  page('users/:userId', 'account/people-one-page.tsx', 'admin'),
  page('seat-plans', 'fleet/seat-plans-page.tsx', 'operatorOwner'),
  page('seat-plans/:planId', 'fleet/seat-plan-page.tsx', 'operatorOwner'),
  page('staff', 'operator/staff-page.tsx', 'operatorOwner'),
  page('staff/join', 'operator/staff-join-page.tsx', 'signedIn'),
  page('forgot-password', 'account/forgot-page.tsx', 'everybody'),
  page('reset-password', 'account/reset-page.tsx', 'everybody'),
  page('verify-email', 'account/verify-page.tsx', 'everybody'),
  page('security', 'account/security-page.tsx', 'signedIn'),
  page('counter', 'counter/counter-page.tsx', 'seller'),
  page('counter/tickets', 'counter/tickets-page.tsx', 'seller'),
  page('counter/tickets/:pnr', 'counter/sale-page.tsx', 'seller'),
  page('counter/tickets/:pnr/print', 'counter/print-page.tsx', 'seller'),
  page('counter/shifts', 'counter/shifts-page.tsx', 'operatorOwner'),
];

/** Addresses that are no pages and have no language. */
export const resources: readonly Address[] = [
  page('passkey', 'account/passkey-exchange.ts', 'everybody'),
  page('live/seats/:tripId', 'seating/live-seats.ts', 'everybody'),
  page('documents/:documentId', 'operator/documents-file.ts', 'signedIn'),
  page('coach-images/:imageId', 'operator/add-bus-image.ts', 'everybody'),
];
