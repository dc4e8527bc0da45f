/**
 * Nouns of the product in the words of its field: the folders of domain, server and web. In the server a noun imports
 * those before it; those after it hear of it through the outbox.
 */
export const nouns = [
  'audit-log',
  'ledger',
  'rate-limit',
  'messaging',
  'settings',
  'identity',
  'people',
  'operator',
  'place',
  'content',
  'network',
  'fleet',
  'seating',
  'trip',
  'sale-window',
  'waiting-room',
  'schedule',
  'add-bus',
  'search',
  'promo',
  'ticket',
  'link-preview',
  'booking',
  'seat-waitlist',
  'notify-me',
  'payment',
  'refund',
  'feedback',
  'trip-sharing',
  'rating',
  'counter',
  'rebooking',
  'exchange',
  'renaming',
  'boarding',
  'settlement',
  'sales-report',
  'enquiry',
  'back-office',
  'reconciliation',
  'support',
  'privacy',
  'archive',
  'invariants',
];

/** Folders of pages that belong to no noun. */
export const webRooms = ['home', 'guide', 'legal', 'developers', 'offline', 'shell'];

/** Folders with technical code that anything may import. */
export const techniques: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  server: ['backup', 'db', 'http', 'log', 'metrics', 'proofs', 'start', 'storage', 'testing', 'tracing'],
  web: ['ui', 'text', 'public'],
};

/** Adapters of another contract over the portal: they know the portal and no use case. */
export const adapters = ['specification'];
