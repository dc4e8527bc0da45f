import { Problem } from '../problem.ts';
import type { Pass } from '../waiting-room/pass.ts';
import type { Account } from './account.ts';

/** A browser or client, known by its signed cookie or token; signed in or not. */
export type Visitor = {
  kind: 'visitor';
  /** Buyer who holds seats: stays the same through sign-in, so a purchase survives it. */
  buyerId: string;
  /** Bookings whose signed link it opened or whose one-time code it typed. */
  proven: readonly string[];
  /** Passes of waiting rooms that it brought, each for one buyer and until a moment. */
  passes?: readonly Pass[];
  /**
   * Address of the client, IPv6 by its /64: for loose limits only, whole mobile networks share one. Null where it is
   * not known; then limits by address rest.
   */
  address: string | null;
  account: Account | null;
  /** Account that has signed in and still owes the second factor: until then the visitor is anonymous. */
  awaiting: Account | null;
  /** Whether answers that are up to a second old will do: for a browser that has written nothing lately. */
  mayReadBehind?: boolean;
};

const strangerId = 'stranger';

/** A caller that holds, proves and signs in to nothing: a gateway, or a browser that it sends back. */
export const stranger = (address: Visitor['address']): Visitor => ({
  kind: 'visitor',
  buyerId: strangerId,
  proven: [],
  address,
  account: null,
  awaiting: null,
});

/** Tells a caller of stranger() from a browser or client. */
export const isStranger = (actor: Actor | null): boolean =>
  actor?.kind === 'visitor' && actor.buyerId === strangerId;

/** Actor of a call: a visitor, or the portal itself. */
export type Actor = Visitor | { kind: 'system' };

/** The person behind an actor, if one is signed in. */
export const accountOf = (actor: Actor): Account | null => (actor.kind === 'visitor' ? actor.account : null);

/** The browser that holds seats. Problems: not-allowed for whoever is none. */
export const buyerOf = (actor: Actor): string => {
  if (actor.kind === 'system') throw new Problem('not-allowed');
  return actor.buyerId;
};

/** The person who acts. Problems: sign-in-required. */
export const personOf = (actor: Actor): Account => {
  const account = accountOf(actor);
  if (!account) throw new Problem('sign-in-required');
  return account;
};

/** The name under which history and audit log keep who acted. */
export const nameOfActor = (actor: Actor): string => {
  if (actor.kind === 'system') return 'system';
  return actor.account ? `account:${actor.account.userId}` : actor.buyerId;
};

/** Against what a visitor's tries are counted, beside the number or account that they are about. */
export const triesOf = (actor: Actor): { device: string; address?: string | null } =>
  actor.kind === 'system' ? { device: 'system' } : { device: actor.buyerId, address: actor.address };
