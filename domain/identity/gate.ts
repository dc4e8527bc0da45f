import type { ProblemCode } from '../problem.ts';
import { type Account, mayActAtDesk } from './account.ts';
import { type Actor, accountOf } from './actor.ts';
import { isProven } from './fresh.ts';
import type { DeskLock } from './staff-device.ts';

/** Problem code of a refusal at a gate, or null if the actor may pass. */
export type GateAnswer = Extract<
  ProblemCode,
  'sign-in-required' | 'second-factor-required' | 'proof-needed' | 'not-allowed' | DeskLock
> | null;

/**
 * Gate of a page or call, checked before anything is read about its subject. The policies of policy.ts decide which
 * objects an actor may touch behind it.
 */
export type Gate = (actor: Actor, now: Date) => GateAnswer;
/** Gate that does not depend on the time. */
type StandingGate = (actor: Actor) => GateAnswer;

const among =
  (allowed: (account: Account) => boolean): StandingGate =>
  (actor) => {
    if (actor.kind === 'system') return null;
    if (!actor.account) return actor.awaiting ? 'second-factor-required' : 'sign-in-required';
    return allowed(actor.account) ? null : 'not-allowed';
  };

/** Lets in accounts that are allowed and have shown the second factor that their rights require. */
const desk =
  (allowed: (account: Account) => boolean): StandingGate =>
  (actor) => {
    const answer = among(allowed)(actor);
    const account = accountOf(actor);
    return answer === null && account && !mayActAtDesk(account) ? 'second-factor-required' : answer;
  };

/** Lets in accounts that pass `desk()`; staff of a company only on a device that its owner has let in, after its PIN. */
const companyDesk =
  (allowed: (account: Account) => boolean): StandingGate =>
  (actor) =>
    desk(allowed)(actor) ?? accountOf(actor)?.deskLock ?? null;

/** Adds to a gate that the account must have signed in, or proved identity again, within the last `freshMinutes`. */
const freshly =
  (gate: StandingGate): Gate =>
  (actor, now) => {
    const answer = gate(actor);
    const account = accountOf(actor);
    return answer === null && account && !isProven(account, now) ? 'proof-needed' : answer;
  };

const operatorOwner = desk(({ membership }) => membership?.role === 'owner');
const ownerOrAdmin = desk(({ isAdmin, membership }) => isAdmin || membership?.role === 'owner');
const admin = desk(({ isAdmin }) => isAdmin);
const support = desk(({ isSupport }) => isSupport);

/** Gates by the name that each page and call declares; nothing else grants access. */
export const gates = {
  /** Visitors, signed in or not. */
  everybody: () => null,
  /**
   * Accounts that have signed in, with the second factor shown or still owed: for the page that asks for it, and
   * signing out.
   */
  halfSignedIn: (actor: Actor): GateAnswer =>
    actor.kind === 'system' || actor.account || actor.awaiting ? null : 'sign-in-required',
  /** Accounts that are signed in. */
  signedIn: among(() => true),
  signedInFresh: freshly(among(() => true)),
  /** Owners, and accounts about to register a company: the application and viewing its state need no second factor. */
  busProvider: among(({ accountType, membership }) =>
    membership ? membership.role === 'owner' : accountType === 'busProvider',
  ),
  /** Bus providers, and travellers, who may become bus providers on that page. */
  canBecomeProvider: among(({ accountType, isSupport, membership }) =>
    membership ? membership.role === 'owner' : accountType !== 'admin' && !isSupport,
  ),
  /** Accounts that work for a bus company or intend to register one. */
  provider: companyDesk(
    ({ accountType, membership }) => accountType === 'busProvider' || membership !== null,
  ),
  /** Members of an operator. */
  operatorMember: companyDesk(({ membership }) => membership !== null),
  /** Staff of a company other than its owner, on any device: only for asking that the device be let in, and for its PIN. */
  staffMember: desk(({ membership }) => membership !== null && membership.role !== 'owner'),
  /** Members who sell at the counters of an operator. */
  seller: companyDesk(
    ({ membership }) => membership?.role === 'owner' || membership?.role === 'counter-agent',
  ),
  operatorOwner,
  /** Owners, who are owed the money of a statement, and admins, who pay it. */
  ownerOrAdmin,
  admin,
  /** Support staff. An admin has pages of their own and does not pass by being one. */
  support,
  /** Acts that cannot be undone or that grant rights to others: calls require a fresh proof, pages do not. */
  ownerOrAdminFresh: freshly(ownerOrAdmin),
  operatorOwnerFresh: freshly(operatorOwner),
  adminFresh: freshly(admin),
} as const satisfies Record<string, Gate>;

export type GateName = keyof typeof gates;
/** Gates that pages may have: all but the fresh ones. */
export type PageGate = Exclude<
  GateName,
  'signedInFresh' | 'ownerOrAdminFresh' | 'operatorOwnerFresh' | 'adminFresh'
>;
