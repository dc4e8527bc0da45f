import type { ProblemCode } from '../problem.ts';
import { type Account, mayActAtDesk } from './account.ts';
import { type Actor, accountOf } from './actor.ts';
import { isProven } from './fresh.ts';
import type { DeskLock } from './staff-device.ts';

/** Refusal at a gate, or null where the actor may come in. */
export type GateAnswer = Extract<
  ProblemCode,
  'sign-in-required' | 'second-factor-required' | 'proof-needed' | 'not-allowed' | DeskLock
> | null;

/**
 * Gate before a page or a call, asked before anybody looks at what it is about. The policies of policy.ts say whose
 * things an actor may touch there.
 */
export type Gate = (actor: Actor, now: Date) => GateAnswer;
/** A gate that the hour does not matter to. */
type StandingGate = (actor: Actor) => GateAnswer;

const among =
  (allowed: (account: Account) => boolean): StandingGate =>
  (actor) => {
    if (actor.kind === 'system') return null;
    if (!actor.account) return actor.awaiting ? 'second-factor-required' : 'sign-in-required';
    return allowed(actor.account) ? null : 'not-allowed';
  };

/** Lets those in who are allowed and have shown the second factor that their rights need. */
const desk =
  (allowed: (account: Account) => boolean): StandingGate =>
  (actor) => {
    const answer = among(allowed)(actor);
    const account = accountOf(actor);
    return answer === null && account && !mayActAtDesk(account) ? 'second-factor-required' : answer;
  };

/** Lets those in who pass desk(), staff of a company on a device that its owner has let in and with its PIN given. */
const companyDesk =
  (allowed: (account: Account) => boolean): StandingGate =>
  (actor) =>
    desk(allowed)(actor) ?? accountOf(actor)?.deskLock ?? null;

/** Lets those through a gate who have signed in, or shown once more who they are, within the last minutes. */
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

/** The words in which every page and call says who may come: nothing else opens one. */
export const gates = {
  /** Visitors, signed in or not. */
  everybody: () => null,
  /** Accounts that signed in, the second factor given or still owed: for what asks for it, or leads out. */
  halfSignedIn: (actor: Actor): GateAnswer =>
    actor.kind === 'system' || actor.account || actor.awaiting ? null : 'sign-in-required',
  /** Accounts that are signed in. */
  signedIn: among(() => true),
  signedInFresh: freshly(among(() => true)),
  /** Owners and those about to register a company: the application and how it stands need no second factor. */
  busProvider: among(({ accountType, membership }) =>
    membership ? membership.role === 'owner' : accountType === 'busProvider',
  ),
  /** Bus providers, and travellers, who may become bus providers there. */
  canBecomeProvider: among(({ accountType, isSupport, membership }) =>
    membership ? membership.role === 'owner' : accountType !== 'admin' && !isSupport,
  ),
  /** People of a bus company: they mean to register one, or work for one. */
  provider: companyDesk(
    ({ accountType, membership }) => accountType === 'busProvider' || membership !== null,
  ),
  /** Members of an operator. */
  operatorMember: companyDesk(({ membership }) => membership !== null),
  /** Staff of a company that do not own it, on any device: only what asks for it to be let in, and its PIN. */
  staffMember: desk(({ membership }) => membership !== null && membership.role !== 'owner'),
  /** Members who sell at the counters of an operator. */
  seller: companyDesk(
    ({ membership }) => membership?.role === 'owner' || membership?.role === 'counter-agent',
  ),
  operatorOwner,
  /** Owners, who are owed the money of a statement, and admins, who pay it. */
  ownerOrAdmin,
  admin,
  /** People who help passengers; an admin has pages of their own, and none of these. */
  support,
  /** Acts that cannot be undone or give power to others: calls ask for a fresh proof, pages stay open. */
  ownerOrAdminFresh: freshly(ownerOrAdmin),
  operatorOwnerFresh: freshly(operatorOwner),
  adminFresh: freshly(admin),
} as const satisfies Record<string, Gate>;

export type GateName = keyof typeof gates;
/** The gates that pages have. */
export type PageGate = Exclude<
  GateName,
  'signedInFresh' | 'ownerOrAdminFresh' | 'operatorOwnerFresh' | 'adminFresh'
>;
