import { createHmac, randomUUID } from 'node:crypto';
import type { Account, AccountType, StaffRole } from '@poth/domain/identity/account.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { defaultRefundPolicy } from '@poth/domain/refund/policy.ts';
import { hashPin } from '../identity/device-of.ts';
import { drawSecret, hashOfSecret, keepDeviceSecret } from '../identity/device-secret.ts';
import { releaseSignInBrake } from '../identity/sign-in-brake.ts';
import { giveRole } from '../people/give-role.ts';
import { recognise } from '../identity/recognise.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { transaction } from '../db/transaction.ts';
import { type JarBrowser, aBrowser } from './browser.ts';
import { newBuyer } from './buyer.ts';
import type { World } from './world.ts';

/** Person with an account, signed in on a browser of their own. */
export type Person = {
  actor: Visitor & { account: Account };
  browser: JarBrowser;
  email: string;
  password: string;
};

/** Reads a person anew as the portal sees them: after a grant, a change, a second factor. */
export const again = async (world: World, person: Person): Promise<Person> => {
  const { account } = await recognise(world.deps)(person.browser);
  if (!account) throw new Error(`${person.email} is signed in no more`);
  return { ...person, actor: { ...person.actor, account } };
};

const passwordOfAll = 'the road to Sylhet';
let passwordHash: Promise<string> | undefined;

/**
 * Opens a remembered session for an account, and makes its browser known, as signing in does. The password is not
 * checked, which would cost a tenth of a second of a core each time; sign-in.test.ts does that.
 */
const openSession = async (
  world: World,
  { userId, email }: { userId: string; email: string },
  { buyerId }: Visitor,
  browser: JarBrowser,
): Promise<void> => {
  const { internalAdapter, authCookies, secret } = await world.deps.auth.$context;
  const { token } = await internalAdapter.createSession(userId, false);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  browser.keep(`${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}; Path=/`);
  await releaseSignInBrake(world.db, email, userId, buyerId);
};

/**
 * Makes an account with a confirmed address and signs it in. The rows are Better Auth's own; the password is the same
 * for everybody and hashed once per process.
 */
export const signUpPerson = async (
  world: World,
  {
    accountType = 'user',
    name = 'Tasnim Rahman',
  }: { accountType?: Exclude<AccountType, 'admin'>; name?: string } = {},
): Promise<Person> => {
  const browser = aBrowser();
  const visitor = newBuyer();
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const { internalAdapter, password: hasher } = await world.deps.auth.$context;
  const password = passwordOfAll;
  passwordHash ??= hasher.hash(password);
  const user = { email, name, accountType, language: 'en', emailVerified: true };
  const { id } = await internalAdapter.createUser(user, { method: 'email-password' });
  await internalAdapter.linkAccount({
    userId: id,
    providerId: 'credential',
    accountId: id,
    password: await passwordHash,
  });
  await openSession(world, { userId: id, email }, visitor, browser);
  const { account } = await recognise(world.deps)(browser);
  if (!account) throw new Error('a new account is not signed in');
  return { actor: { ...visitor, account }, browser, email, password };
};

/** Marks a person's address as unconfirmed, like one from a provider that does not vouch for it. */
export const withUnconfirmedEmail = async (world: World, person: Person): Promise<Person> => {
  const { userId } = person.actor.account;
  await world.db.updateTable('authUser').set({ emailVerified: false }).where('id', '=', userId).execute();
  return again(world, person);
};

/** Confirms a person's address, as opening the link in the mail does. */
export const confirmEmail = async (world: World, person: Person): Promise<Person> => {
  const { userId } = person.actor.account;
  await world.db.updateTable('authUser').set({ emailVerified: true }).where('id', '=', userId).execute();
  return again(world, person);
};

/** Adds the entry of the audit log that belongs to rows inserted here directly. */
const write = (world: World, operatorId: string, act: string, detail = {}): Promise<void> =>
  transaction(world.db, (tx) => recordAct(tx, 'test', { stream: `operator:${operatorId}`, act, detail }));

/** Switches a second factor on and passes it in this session, as the database keeps both. */
export const giveFactor = async (world: World, person: Person): Promise<Person> => {
  const { userId, session } = person.actor.account;
  await world.db.updateTable('authUser').set({ twoFactorEnabled: true }).where('id', '=', userId).execute();
  await world.db
    .updateTable('authSession')
    .set({ secondFactor: true })
    .where('id', '=', session.sessionId)
    .execute();
  return again(world, person);
};

/** Grants the right of an admin and passes the second factor. */
export const makeAdmin = async (world: World, person: Person): Promise<Person> => {
  const { userId } = person.actor.account;
  await transaction(world.db, (tx) => giveRole(tx, 'console', { userId, role: 'admin' }));
  return giveFactor(world, person);
};

/** Grants the right to help passengers and passes the second factor. */
export const makeSupport = async (world: World, person: Person): Promise<Person> => {
  const { userId } = person.actor.account;
  await transaction(world.db, (tx) => giveRole(tx, 'console', { userId, role: 'support' }));
  return giveFactor(world, person);
};

/** Makes a person the owner of a new company, with the second factor passed that owners need. */
export const makeOwner = async (
  world: World,
  person: Person,
  state: OperatorState = 'verified',
): Promise<Person & { operatorId: string }> => {
  const owner = await makeOwnerWithoutFactor(world, person, state);
  return { ...(await giveFactor(world, owner)), operatorId: owner.operatorId };
};

/** Makes a person the owner of a new company, like those who registered before a second factor was required. */
export const makeOwnerWithoutFactor = async (
  world: World,
  person: Person,
  state: OperatorState = 'verified',
): Promise<Person & { operatorId: string }> => {
  const operatorId = randomUUID();
  await world.db
    .insertInto('operator')
    .values({
      operatorId,
      slug: operatorId.slice(0, 8),
      nameEn: 'Padma Paribahan',
      nameBn: 'পদ্মা পরিবহন',
      mark: 'PP',
      colour: '#00704d',
      licenceNumber: operatorId,
      state,
      refundPolicy: JSON.stringify(defaultRefundPolicy),
      contactEmail: person.email,
      decisionReason: null,
      submittedAt: new Date(),
    })
    .execute();
  const { userId } = person.actor.account;
  await world.db.insertInto('operatorMember').values({ userId, operatorId, role: 'owner' }).execute();
  await write(world, operatorId, `operator-${state}`);
  return { ...(await again(world, person)), operatorId };
};

/** Makes a person the owner of an existing company, with the second factor passed that owners need. */
export const makeOwnerOf = async (world: World, person: Person, operatorId: string): Promise<Person> => {
  const { userId } = person.actor.account;
  await world.db.insertInto('operatorMember').values({ userId, operatorId, role: 'owner' }).execute();
  return giveFactor(world, person);
};

/** Makes a person a member of an operator's staff, at the desk of a browser that the owner has let in. */
export const makeStaff = async (
  world: World,
  person: Person,
  operatorId: string,
  role: StaffRole,
): Promise<Person> => {
  const { userId } = person.actor.account;
  await world.db.insertInto('operatorMember').values({ userId, operatorId, role }).execute();
  await write(world, operatorId, 'staff-joined', { userId, role });
  return approveDevice(world, await again(world, person), operatorId);
};

/** PIN of every device that `letIn` adds. */
export const staffPin = '482915';

/**
 * Lets a person's browser in for their company and opens the desk in this session, as the owner's approval and the PIN
 * do. `operatorId`: the company, to which they must belong.
 */
const approveDevice = async (world: World, person: Person, operatorId: string): Promise<Person> => {
  const { userId, session } = person.actor.account;
  const [deviceId, secret] = [randomUUID(), drawSecret()];
  await world.db
    .insertInto('staffDevice')
    .values({
      deviceId,
      userId,
      operatorId,
      secretHash: hashOfSecret(secret),
      browser: 'Chrome',
      system: 'Android',
      code: 'TEST',
      letInAt: new Date(),
      letInBy: 'test',
      takenBackAt: null,
      pinHash: await hashPin(staffPin, { deviceId, secret }),
      usedAt: new Date(),
    })
    .execute();
  await world.db
    .updateTable('authSession')
    .set({ deskDeviceId: deviceId })
    .where('id', '=', session.sessionId)
    .execute();
  await write(world, operatorId, 'device-let-in', { deviceId, userId });
  keepDeviceSecret(world.deps, person.browser, secret);
  return again(world, person);
};

/** Signs a person in by the password, in a browser that nobody has let in. */
export const signInOnNewDevice = async (world: World, person: Person): Promise<Person> => {
  const browser = aBrowser();
  const { email, password } = person;
  await world.portal.identity.signIn(person.actor, { email, password, rememberMe: false }, browser);
  return again(world, { ...person, browser });
};
