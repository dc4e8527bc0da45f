import type { ProblemCode } from '@poth/domain/problem.ts';
import type { Portal } from '../../portal.ts';
import { type Caller, type Role, roles } from './callers.ts';
import type { Scene } from './scene.ts';

/** Problem that proves that a caller got past the rights of a call; for wrong input, the fault of one field: `password: …`. */
export type Answer = Exclude<ProblemCode, 'invalid-input'> | `${string}: ${string}`;

/** Roles that may make a call, and an attempt at it that does not affect later attempts. */
export type Case = {
  allowed: readonly Role[];
  attempt: (portal: Portal, caller: Caller, scene: Scene) => unknown;
  /** Problems with which the call may end for the allowed roles. */
  answers: readonly Answer[];
};
export type CasesOf<Noun extends keyof Portal> = { [Verb in keyof Portal[Noun]]: Case };

const without = (...left: Role[]) => roles.filter((role) => !left.includes(role));
const everybody = roles;
const signedIn = without('nobody');

const rule =
  (allowed: readonly Role[]) =>
  (attempt: Case['attempt'], ...answers: Answer[]): Case => ({ allowed, attempt, answers });

/** Rules by the roles that they allow; `by`: exactly these roles. */
export const open = rule(everybody);
export const personal = rule(signedIn);
export const admins = rule(['admin']);
/** Members of an operator, acting on things of their own operator. */
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
/** Sellers of the operator to which the trip belongs. */
export const sellersOfThis = rule(['counterAgent', 'operatorOwner']);
export const by = (...allowed: Role[]) => rule(allowed);
