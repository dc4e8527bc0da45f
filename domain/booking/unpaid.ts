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

/** The most unpaid seats of one trip by source. One whole booking always fits, and a network holds what an address may. */
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

/** Whether seats fit beside what a source has already; the shares of ended holds count from a whole seat on. */
export const fitsUnpaid = (had: number, wanted: number, limit: number): boolean =>
  Math.floor(had) + wanted <= limit;

/** Hours for which a number that a browser has proved counts for it. */
export const provenNumberHours = 24;

/** Shows an operator or an admin of a trip: how many seats nobody has paid for, and how they bunch up. */
export type UnpaidSignal = {
  /** Held or being paid at this moment. */
  seats: number;
  /** Most seats from one network, of them and of those that lapsed within the cool-down. */
  mostFromOneNetwork: number;
};

/** Whether unpaid seats bunch up as they do when somebody keeps a coach from being sold. */
export const isUnusual = ({ mostFromOneNetwork }: UnpaidSignal, settings: LimitSettings): boolean =>
  mostFromOneNetwork >= unpaidLimits(settings).address;
