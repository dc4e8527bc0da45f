import type { Settings } from '../settings.ts';

/** Sources by which unpaid seats of one trip are counted. */
export const unpaidSources = ['address', 'network', 'buyer', 'number'] as const;
export type UnpaidSource = (typeof unpaidSources)[number];

/** Unpaid seats of one trip by source: those held now, and the share that still counts of holds that ended unpaid. */
export type UnpaidSeats = Readonly<Record<UnpaidSource, number>>;

type LimitSettings = Pick<
  Settings,
  | 'seatsPerBooking'
  | 'holdsPerBrowser'
  | 'unpaidSeatsPerAddress'
  | 'unpaidSeatsPerNetwork'
  | 'unpaidSeatsPerNumber'
>;

/**
 * Largest numbers of unpaid seats of one trip, by source. One whole booking always fits, and a network may hold at
 * least as many as an address.
 */
export const unpaidLimits = (settings: LimitSettings): UnpaidSeats => {
  const { seatsPerBooking, holdsPerBrowser } = settings;
  const address = Math.max(settings.unpaidSeatsPerAddress, seatsPerBooking);
  return {
    address,
    network: Math.max(settings.unpaidSeatsPerNetwork, address),
    buyer: holdsPerBrowser * seatsPerBooking,
    number: Math.max(settings.unpaidSeatsPerNumber, seatsPerBooking),
  };
};

/** Tells whether seats fit beside those that a source has; shares of ended holds are rounded down to whole seats. */
export const fitsUnpaidLimit = (had: number, wanted: number, limit: number): boolean =>
  Math.floor(had) + wanted <= limit;

/** Hours for which a phone number proved in a browser counts as that browser's. */
export const provenNumberHours = 24;

/** Signal for operators and admins of a trip: how many seats are unpaid, and how they bunch up by network. */
export type UnpaidSignal = {
  /** Seats held or being paid at this moment. */
  seats: number;
  /** Most seats from one network, counting those and the ones that lapsed within the cool-down. */
  mostFromOneNetwork: number;
};

/** Tells whether unpaid seats bunch up as they do when somebody keeps a coach from being sold. */
export const isUnusual = ({ mostFromOneNetwork }: UnpaidSignal, settings: LimitSettings): boolean =>
  mostFromOneNetwork >= unpaidLimits(settings).address;
