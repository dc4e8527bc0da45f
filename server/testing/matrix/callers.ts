import type { Visitor } from '@poth/domain/identity/actor.ts';
import { aBrowser, type JarBrowser } from '../browser.ts';
import { newBuyer } from '../buyer.ts';
import {
  signInOnNewDevice,
  giveFactor,
  makeAdmin,
  makeOwner,
  makeOwnerOf,
  makeOwnerWithoutFactor,
  makeStaff,
  makeSupport,
  type Person,
  signUpPerson,
} from '../people.ts';
import type { World } from '../world.ts';

/** Roles of callers. The scene's booking is the `owner`'s; its trip belongs to the operator of `operatorOwner`. */
export const roles = [
  'nobody',
  'otherPassenger',
  'owner',
  'staffOfAnother',
  'ownerOfAnother',
  'conductor',
  'counterAgent',
  'agentOnNewDevice',
  'operatorOwner',
  'ownerWithoutFactor',
  'admin',
  'support',
] as const;
export type Role = (typeof roles)[number];

export type Caller = { role: Role; actor: Visitor; browser: JarBrowser; email: string };

export const callerOf = (role: Role, { actor, browser, email }: Person): Caller => ({
  role,
  actor,
  browser,
  email,
});

/** Visitor in the middle of signing in: the password was given, the second factor was not. */
export const withFactorOwed = (actor: Visitor): Visitor => ({
  ...actor,
  account: null,
  awaiting: actor.account && {
    ...actor.account,
    session: { ...actor.account.session, secondFactor: false },
  },
});

/**
 * Makes a caller of each role. `people`: callers with an account, each signed in; `staffed`: makes one more member of a
 * company's staff.
 */
export const gatherCallers = async (world: World, operatorId: string) => {
  const provider = () => signUpPerson(world, { accountType: 'busProvider' });
  const owner = await signUpPerson(world);
  const another = await makeOwner(world, await provider());
  const operatorOwner = await makeOwnerOf(world, await provider(), operatorId);
  const staffed = async (role: 'conductor' | 'counter-agent', of = operatorId) =>
    makeStaff(world, await signUpPerson(world), of, role);
  const people: Record<Exclude<Role, 'nobody'>, Person> = {
    otherPassenger: await giveFactor(world, await signUpPerson(world)),
    owner,
    staffOfAnother: await staffed('counter-agent', another.operatorId),
    ownerOfAnother: another,
    conductor: await staffed('conductor'),
    counterAgent: await staffed('counter-agent'),
    agentOnNewDevice: await signInOnNewDevice(world, await staffed('counter-agent')),
    operatorOwner,
    ownerWithoutFactor: await makeOwnerWithoutFactor(world, await provider()),
    admin: await makeAdmin(world, await signUpPerson(world)),
    support: await makeSupport(world, await signUpPerson(world)),
  };
  const nobody: Caller = {
    role: 'nobody',
    actor: newBuyer(),
    browser: aBrowser(),
    email: 'nobody@example.com',
  };
  const callers = {
    nobody,
    ...Object.fromEntries(
      Object.entries(people).map(([role, person]) => [role, callerOf(role as Role, person)]),
    ),
  } as Record<Role, Caller>;
  return { callers, people, otherOperatorId: another.operatorId, staffed };
};
