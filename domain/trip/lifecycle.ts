import type { Machine } from '../machine.ts';

export type TripState = 'draft' | 'on-sale' | 'closed' | 'departed' | 'arrived' | 'cancelled';
export type TripEvent = 'publish' | 'close' | 'reopen' | 'depart' | 'arrive' | 'cancel';

/**
 * Life of a dated run of a coach. A delay is a time, not a state. A trip that has departed from its first stop still
 * sells at its later stops; each stop's own departure ends the sale there.
 */
export const tripLife: Machine<TripState, TripEvent> = {
  draft: { publish: 'on-sale', cancel: 'cancelled' },
  'on-sale': { close: 'closed', depart: 'departed', cancel: 'cancelled' },
  closed: { reopen: 'on-sale', depart: 'departed', cancel: 'cancelled' },
  departed: { arrive: 'arrived' },
  arrived: {},
  cancelled: {},
};
