import { type Actor, isStranger } from '@poth/domain/identity/actor.ts';
import type { Problem, ProblemCode } from '@poth/domain/problem.ts';
import type { Deps } from './deps.ts';

/**
 * Kinds of refusals, for the people who watch: somebody guesses, reaches for what is not theirs, or asks too often.
 */
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
  // To an account that may not see a thing it is not there.
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

/** Names what was refused; a wrong password travels as bad input. */
export const codeOf = ({ code, fields }: Problem): Refused =>
  code === 'invalid-input' && Object.values(fields.faults ?? {}).includes('password-wrong')
    ? 'password-wrong'
    : code;

/** The part somebody plays, which many share. */
const partOf = (actor: Actor | null): string => {
  if (actor?.kind !== 'visitor') return 'nobody';
  if (!actor.account) return actor.awaiting ? 'half signed in' : 'nobody';
  const { isAdmin, isSupport, membership, accountType } = actor.account;
  return isAdmin ? 'admin' : isSupport ? 'support' : (membership?.role ?? accountType);
};

/** Writes the line of a refusal; call: what was asked for, never with what was typed or an address that names somebody. */
export type NoteRefusal = (code: Refused, call: string, actor: Actor | null) => void;

/**
 * Writes one line of JSON for a failed sign-in, a refusal of rights or a limit; everything else that was refused is
 * everyday and leaves none, and so does what is posted as from a gateway. No line holds personal data: no name, number,
 * e-mail, address or key of anybody.
 */
export const refusalNotes =
  ({ log, now }: Pick<Deps, 'log' | 'now'>): NoteRefusal =>
  (code, call, actor) => {
    const kind = kinds[code];
    const by = partOf(actor);
    // A notice may be posted by anybody who plays the gateway, and each would write a line.
    if (!kind || isStranger(actor) || (code === 'not-found' && by === 'nobody')) return;
    const facts = { event: 'refused', at: now().toISOString(), kind, code, call, by };
    log(JSON.stringify(facts), facts);
  };
