import { Problem } from '../problem.ts';
import type { Pass } from '../waiting-room/pass.ts';
import type { Account } from './account.ts';

/** Browser or API client, identified by its signed cookie or token, signed in or not. */
export type Visitor = {
  kind: 'visitor';
  /** Id under which seats are held: it stays the same through sign-in, so a purchase survives it. */
  buyerId: string;
  /** Bookings whose signed link this browser opened or whose one-time code it entered. */
  proven: readonly string[];
  /** Waiting-room passes sent with the request, each for one buyer and with an expiry. */
  passes?: readonly Pass[];
  /**
   * Address of the client, IPv6 by its /64: for generous rate limits only, since whole mobile networks share one. Null
   * if unknown; then limits by address do not apply.
   */
  address: string | null;
  account: Account | null;
  /**
   * Account that has passed the first step of sign-in and still owes the second factor: until then the visitor is
   * anonymous.
   */
  awaiting: Account | null;
  /** True if answers up to a second old are acceptable: for a browser that has written nothing lately. */
  mayReadBehind?: boolean;
};

const strangerId = 'stranger';

/** Creates a caller without seats, proofs or session: a gateway, or a browser that it redirects back. */
export const stranger = (address: Visitor['address']): Visitor => ({
  kind: 'visitor',
  buyerId: strangerId,
  proven: [],
  address,
  account: null,
  awaiting: null,
});

/** Tells whether an actor was created by `stranger`, not a browser or client of its own. */
export const isStranger = (actor: Actor | null): boolean =>
  actor?.kind === 'visitor' && actor.buyerId === strangerId;

/** Actor of a call: a visitor, or the portal itself. */
export type Actor = Visitor | { kind: 'system' };

/** The person behind an actor, if one is signed in. */
export const accountOf = (actor: Actor): Account | null => (actor.kind === 'visitor' ? actor.account : null);

/** Returns the id under which an actor holds seats. Problems: not-allowed for the system, which has none. */
export const buyerOf = (actor: Actor): string => {
  if (actor.kind === 'system') throw new Problem('not-allowed');
  return actor.buyerId;
};

/** Returns the account that is signed in. Problems: sign-in-required. */
export const personOf = (actor: Actor): Account => {
  const account = accountOf(actor);
  if (!account) throw new Problem('sign-in-required');
  return account;
};

/** Returns the name by which history and audit log record an actor. */
export const nameOfActor = (actor: Actor): string => {
  if (actor.kind === 'system') return 'system';
  return actor.account ? `account:${actor.account.userId}` : actor.buyerId;
};

/**
 * Returns the device and address that a visitor's tries are counted against, beside the number or account that they
 * concern.
 */
export const trySubjectsOf = (actor: Actor): { device: string; address?: string | null } =>
  actor.kind === 'system' ? { device: 'system' } : { device: actor.buyerId, address: actor.address };
