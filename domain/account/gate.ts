import type { ProblemCode } from '../problem.ts';
import type { Account } from './account.ts';
import { type Actor, accountOf } from './actor.ts';

/** Why somebody may not come in, or null where they may. */
export type GateAnswer = Extract<
  ProblemCode,
  'sign-in-required' | 'second-factor-required' | 'not-allowed'
> | null;

/**
 * Who may come to a page or a call at all, before anybody looks at what it is about.
 * Whose things they may touch there is said by the policies in policy.ts.
 */
export type Gate = (actor: Actor) => GateAnswer;

const among =
  (allowed: (account: Account) => boolean): Gate =>
  (actor) => {
    if (actor.kind === 'system') return null;
    if (!actor.account) return actor.awaiting ? 'second-factor-required' : 'sign-in-required';
    return allowed(actor.account) ? null : 'not-allowed';
  };

/** The words in which every page and call says who may come: nothing else opens one. */
export const gates = {
  /** Anybody, signed in or not. */
  everybody: () => null,
  /** Whoever signed in, the second factor given or still owed: only what asks for it, or leads out. */
  halfSignedIn: (actor) =>
    actor.kind === 'system' || actor.account || actor.awaiting ? null : 'sign-in-required',
  /** Anybody who is signed in. */
  signedIn: among(() => true),
  /** Who registered a bus company, or is about to. */
  busProvider: among(
    ({ accountType, membership }) =>
      accountType === 'busProvider' && (!membership || membership.role === 'owner'),
  ),
  /** Whoever has to do with a bus company: means to register one, or works for one. */
  provider: among(({ accountType, membership }) => accountType === 'busProvider' || membership !== null),
  /** Everybody who works for an operator. */
  operatorMember: among(({ membership }) => membership !== null),
  /** Who sells at the counters of an operator. */
  seller: among(({ membership }) => membership?.role === 'owner' || membership?.role === 'counter-agent'),
  operatorOwner: among(({ membership }) => membership?.role === 'owner'),
  /** Admins, who must have proved a second factor in this very session. */
  admin: (actor) => {
    const answer = among(({ isAdmin }) => isAdmin)(actor);
    if (answer !== null || actor.kind === 'system') return answer;
    return accountOf(actor)?.session.secondFactor ? null : 'second-factor-required';
  },
} as const satisfies Record<string, Gate>;

export type GateName = keyof typeof gates;
