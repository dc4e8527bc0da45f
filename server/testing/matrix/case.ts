import type { ProblemCode } from '@poth/domain/problem.ts';
import type { Portal } from '../../portal.ts';
import { type Caller, type Role, roles } from './callers.ts';
import type { Scene } from './scene.ts';

/** A Problem by which one knows that a call was come through to; of wrong input, the fault of one field: `password: …`. */
export type Answer = Exclude<ProblemCode, 'invalid-input'> | `${string}: ${string}`;

/** Roles that come through to a call, and an attempt at it that does no harm to those who try next. */
export type Case = {
  allowed: readonly Role[];
  attempt: (portal: Portal, caller: Caller, scene: Scene) => unknown;
  /** With which Problems it may end for those who come through. */
  answers: readonly Answer[];
};
export type CasesOf<Noun extends keyof Portal> = { [Verb in keyof Portal[Noun]]: Case };

const without = (...left: Role[]) => roles.filter((role) => !left.includes(role));
const everybody = roles;
const signedIn = without('nobody');

const rule =
  (allowed: readonly Role[]) =>
  (attempt: Case['attempt'], ...answers: Answer[]): Case => ({ allowed, attempt, answers });

/** Rules by their words; by(): exactly these. */
export const open = rule(everybody);
export const personal = rule(signedIn);
export const admins = rule(['admin']);
/** Members of an operator, on the own operator's things, whichever that is. */
export const members = rule([
  'staffOfAnother',
  'ownerOfAnother',
  'conductor',
  'counterAgent',
  'operatorOwner',
]);
export const sellers = rule(['staffOfAnother', 'ownerOfAnother', 'counterAgent', 'operatorOwner']);
export const owners = rule(['ownerOfAnother', 'operatorOwner']);
/** Staff of a company, wherever they are signed in. */
export const staff = rule(['staffOfAnother', 'conductor', 'counterAgent', 'agentOnNewDevice']);
export const staffLetIn = rule(['staffOfAnother', 'conductor', 'counterAgent']);
/** Owners as far as their application goes, which needs no second factor. */
export const applicants = rule(['ownerOfAnother', 'operatorOwner', 'ownerWithoutFactor']);
/** Sellers of the very operator whose trip it is. */
export const sellersOfThis = rule(['counterAgent', 'operatorOwner']);
export const by = (...allowed: Role[]) => rule(allowed);
