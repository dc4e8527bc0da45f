import { type Actor, isStranger } from '@poth/domain/identity/actor.ts';
import type { Problem, ProblemCode } from '@poth/domain/problem.ts';
import type { Deps } from './deps.ts';

/** Kinds of refusals for monitoring: somebody guesses, tries to reach another's data, or asks too often. */
const kinds: Partial<Record<ProblemCode | 'password-wrong', 'sign-in' | 'rights' | 'limit'>> = {
  'credentials-wrong': 'sign-in',
  'password-wrong': 'sign-in',
  'second-factor-wrong': 'sign-in',
  'sign-in-failed': 'sign-in',
  'code-wrong': 'sign-in',
  'code-expired': 'sign-in',
  'pin-wrong': 'sign-in',
  'account-disabled': 'sign-in',
  'not-allowed': 'rights',
  'foreign-origin': 'rights',
  'sign-in-required': 'rights',
  'second-factor-required': 'rights',
  'sign-in-again': 'rights',
  'proof-needed': 'rights',
  'device-not-let-in': 'rights',
  'pin-required': 'rights',
  // An account gets not-found for things that it may not see.
  'not-found': 'rights',
  'too-many-tries': 'limit',
  'number-has-its-codes': 'limit',
  'number-proof-needed': 'limit',
  'unpaid-limit': 'limit',
  'phone-limit': 'limit',
  'device-limit': 'limit',
  'too-many-holds': 'limit',
};

type Refused = ProblemCode | 'password-wrong';

/** Names a refusal; a wrong password is reported as invalid-input. */
export const refusalNameOf = ({ code, fields }: Problem): Refused =>
  code === 'invalid-input' && Object.values(fields.faults ?? {}).includes('password-wrong')
    ? 'password-wrong'
    : code;

/** Names the role of an actor, which many people share. */
const partOf = (actor: Actor | null): string => {
  if (actor?.kind !== 'visitor') return 'nobody';
  if (!actor.account) return actor.awaiting ? 'half signed in' : 'nobody';
  const { isAdmin, isSupport, membership, accountType } = actor.account;
  return isAdmin ? 'admin' : isSupport ? 'support' : (membership?.role ?? accountType);
};

/** Logs a refusal. `call`: name of the call, without its input and without an address that identifies somebody. */
export type NoteRefusal = (code: Refused, call: string, actor: Actor | null) => void;

/**
 * Logs one line of JSON for a failed sign-in, a refusal of rights or a limit; other refusals are everyday events and
 * are not logged, nor are posts that pretend to come from a gateway. No line has personal data: no name, number,
 * e-mail, address or key of anybody.
 */
export const refusalNotes =
  ({ log, now }: Pick<Deps, 'log' | 'now'>): NoteRefusal =>
  (code, call, actor) => {
    const kind = kinds[code];
    const by = partOf(actor);
    // Notices may be posted by anybody in the name of a gateway, and each would write a line.
    if (!kind || isStranger(actor) || (code === 'not-found' && by === 'nobody')) return;
    const facts = { event: 'refused', at: now().toISOString(), kind, code, call, by };
    log(JSON.stringify(facts), facts);
  };
