import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** One address in both languages: the English page at the path, the Bangla page at the same path under /bn. */
const both = (path: string, file: string, id: string): RouteConfigEntry[] => [
  path === '/' ? index(file, { id }) : route(path, file, { id }),
  route(path === '/' ? 'bn' : `bn/${path}`, file, { id: `bn.${id}` }),
];

export default [
  ...both('/', 'home/home-page.tsx', 'home'),

  ...both('search', 'search/search-page.tsx', 'search'),
  route('live/seats/:tripId', 'seating/live-seats.ts', { id: 'live-seats' }),

  ...both('about-us', 'company/about-page.tsx', 'about-us'),
  ...both('our-partners', 'company/partners-page.tsx', 'our-partners'),
  ...both('query', 'company/query-page.tsx', 'query'),
  ...both('contact-us', 'company/contact-page.tsx', 'contact-us'),
  ...both('call-center', 'company/call-center-page.tsx', 'call-center'),
  ...both('live-chat', 'company/live-chat-page.tsx', 'live-chat'),
  ...both('careers', 'company/careers-page.tsx', 'careers'),
  ...both('history', 'company/history-page.tsx', 'history'),

  ...both('how-to-buy', 'guide/how-to-buy-page.tsx', 'how-to-buy'),
  ...both('how-to-cancel', 'guide/how-to-cancel-page.tsx', 'how-to-cancel'),
  ...both('faqs', 'guide/faqs-page.tsx', 'faqs'),

  ...both('routes', 'place/routes-page.tsx', 'routes'),
  ...both('operators', 'operator/operators-page.tsx', 'operators'),

  ...both('privacy', 'legal/privacy-page.tsx', 'privacy'),
  ...both('terms', 'legal/terms-page.tsx', 'terms'),
  ...both('returns', 'legal/returns-page.tsx', 'returns'),
  ...both('accessibility', 'legal/accessibility-page.tsx', 'accessibility'),
  ...both('checkout/:tripId/:bookingId', 'booking/checkout-page.tsx', 'checkout'),
  ...both('pay/wait/:tranId', 'payment/wait-page.tsx', 'payment-wait'),
  ...both('ticket', 'ticket/look-up-page.tsx', 'ticket-look-up'),
  ...both('ticket/:pnr', 'ticket/ticket-page.tsx', 'ticket'),
  ...both('ticket/:pnr/pdf', 'ticket/ticket-pdf.ts', 'ticket-pdf'),
  ...both('ticket/:pnr/cancel', 'refund/cancel-page.tsx', 'ticket-cancel'),
  ...both('cancel-ticket', 'refund/find-to-cancel-page.tsx', 'cancel-ticket'),

  route('*', 'site/not-found-page.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
