import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { aBrowser } from '../testing/browser.ts';
import { newBuyer } from '../testing/buyer.ts';
import {
  again,
  makeAdmin,
  makeOwner,
  makeOwnerWithoutFactor,
  type Person,
  signUpPerson,
} from '../testing/people.ts';
import { emptyStatement } from '../testing/settlement.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { codeStaysFor, totpOf } from '../testing/totp.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 60_000);
afterAll(() => world.stop());

/** Ages the sign-in of a person's session by some minutes. */
const age = async (person: Person, minutes: number): Promise<Person> => {
  const { sessionId } = person.actor.account.session;
  const earlier = sql`- make_interval(mins => ${minutes})`;
  await sql`update auth_session set created_at = created_at ${earlier}, proven_at = proven_at ${earlier}
    where id = ${sessionId}`.execute(world.db);
  return again(world, person);
};

/** Makes an owner with an authenticator app and a trip of their company, whose sign-in is no longer fresh. */
const ownerWithApp = async () => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const person = await makeOwnerWithoutFactor(world, await signUpPerson(world));
  const { userId } = person.actor.account;
  await world.db.updateTable('operatorMember').set({ operatorId }).where('userId', '=', userId).execute();
  const { actor, browser, password } = person;
  const { totpUri } = await world.portal.identity.startSecondFactor(actor, { password }, browser);
  await codeStaysFor(12_000);
  const used = totpOf(totpUri);
  await world.portal.identity.confirmSecondFactor(actor, { code: used }, browser);
  return {
    owner: await age(await again(world, person), 11),
    tripId,
    used,
    code: totpOf(totpUri, 1),
    before: totpOf(totpUri, -1),
  };
};

const post = (path: string, { browser }: Person, form: Record<string, string>) =>
  fetch(world.publicUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(form),
  });
const stateOf = async (tripId: string): Promise<string> => {
  const trip = world.db.selectFrom('trip').select('state').where('tripId', '=', tripId);
  return (await trip.executeTakeFirstOrThrow()).state;
};
const cancel = () => ({
  intent: 'change',
  do: 'cancel',
  reason: 'traffic',
  shownBookings: '0',
  shownPaisa: '0',
  key: randomUUID(),
});
/** Returns the hidden fields with which the proof form resends the refused form. */
const kept = (html: string): Record<string, string> => {
  const [form = ''] = /id="proof-title".*?<\/form>/s.exec(html) ?? [];
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
};

describe('over HTTP, a trip is cancelled', () => {
  test('not by a session alone: the page asks for a code, and carries out what was sent once it has it', async () => {
    const { owner, tripId, used, code } = await ownerWithApp();
    const sent = cancel();
    const asked = await post(`/buses/${tripId}`, owner, sent);
    expect(asked.status).toBe(401);
    expect(await stateOf(tripId)).toBe('on-sale');
    const form = kept(await asked.text());
    expect(form).toMatchObject(sent);

    for (const proof of ['', '000000', used, owner.password]) {
      const refused = await post(`/buses/${tripId}`, owner, { ...form, proof });
      expect(refused.status).toBe(422);
      expect(kept(await refused.text())).toMatchObject(sent);
      expect(await stateOf(tripId)).toBe('on-sale');
    }
    const done = await post(`/buses/${tripId}`, owner, { ...form, proof: code });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/buses/${tripId}`]);
    expect(await stateOf(tripId)).toBe('cancelled');
  });

  test('at once within ten minutes of the sign-in', async () => {
    const { owner, tripId } = await ownerWithApp();
    await age(owner, -5);
    expect((await post(`/buses/${tripId}`, owner, cancel())).status).toBe(303);
    expect(await stateOf(tripId)).toBe('cancelled');
  });
});

test('a proof counts for ten minutes, in its session only, and is taken ten times in a quarter of an hour', async () => {
  const { owner, code, before } = await ownerWithApp();
  const { identity, operator } = world.portal;
  const other = { ...owner, browser: aBrowser() };
  const typed = { email: owner.email, password: owner.password, rememberMe: true };
  await identity.signIn(newBuyer(), typed, other.browser);
  await identity.enterSecondFactor(newBuyer(), { code: before, kind: 'totp' }, other.browser);
  const elsewhere = await age(await again(world, other), 11);
  const call = (person: Person) =>
    operator.inviteStaff(person.actor, { email: `${randomUUID()}@example.com`, role: 'conductor' });
  await expect(call(owner)).rejects.toMatchObject({ code: 'proof-needed' });
  await identity.proveAgain(owner.actor, { proof: code }, owner.browser);
  await call(await again(world, owner));
  await expect(call(await again(world, elsewhere))).rejects.toMatchObject({ code: 'proof-needed' });
  await expect(call(await age(owner, 11))).rejects.toMatchObject({ code: 'proof-needed' });

  for (let tries = 0; tries < 10; tries++)
    await identity.proveAgain(owner.actor, { proof: '000000' }, owner.browser).catch(() => undefined);
  await expect(identity.proveAgain(owner.actor, { proof: '000000' }, owner.browser)).rejects.toMatchObject({
    code: 'too-many-tries',
  });
});

test('who has a passkey and no app proves it by the password', async () => {
  const owner = await makeOwner(world, await signUpPerson(world));
  const { userId } = owner.actor.account;
  await world.db.updateTable('authUser').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
  const stale = await age(owner, 11);
  const { identity, operator } = world.portal;
  const invite = (person: Person) =>
    operator.inviteStaff(person.actor, { email: 'jamal@example.com', role: 'conductor' });
  await expect(invite(stale)).rejects.toMatchObject({ code: 'proof-needed' });
  await expect(identity.proveAgain(stale.actor, { proof: 'not it' }, stale.browser)).rejects.toMatchObject({
    fields: { faults: { proof: 'password-wrong' } },
  });
  const proven = await identity.proveAgain(stale.actor, { proof: stale.password }, stale.browser);
  await operator.inviteStaff(proven, { email: 'jamal@example.com', role: 'conductor' });
  await invite(await again(world, stale));
});

test('roles, staff, commissions and payouts ask for it too', async () => {
  const boss = await age(await makeAdmin(world, await signUpPerson(world)), 11);
  const owner = await makeOwner(world, await signUpPerson(world));
  const { actor } = await age(owner, 11);
  const { userId } = (await signUpPerson(world)).actor.account;
  const { people, operator, settlement } = world.portal;
  const settlementId = await emptyStatement(world, owner.operatorId, userId);
  const calls: Record<string, () => Promise<unknown>> = {
    grantRole: () => people.grantRole(boss.actor, { userId, role: 'admin' }),
    revokeRole: () => people.revokeRole(boss.actor, { userId, role: 'admin' }),
    inviteStaff: () => operator.inviteStaff(actor, { email: 'jamal@example.com', role: 'conductor' }),
    changeStaffRole: () => operator.changeStaffRole(actor, { userId, role: 'conductor' }),
    revokeStaff: () => operator.revokeStaff(actor, { userId }),
    setCommission: () =>
      settlement.setCommission(boss.actor, { operatorId: owner.operatorId, basisPoints: 500 }),
    approveSettlement: () => settlement.approveSettlement(boss.actor, { settlementId }),
    carrySettlement: () => settlement.carrySettlement(boss.actor, { settlementId }),
    paySettlement: () => settlement.paySettlement(boss.actor, { settlementId, bankReference: 'EFT-1' }),
  };
  const said: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls))
    said[name] = await call().then(
      () => 'done',
      (thrown) => thrown.code,
    );
  expect(said).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, 'proof-needed'])));
});
