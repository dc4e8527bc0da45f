import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '@poth/domain/identity/account.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { recognise } from '../identity/recognise.ts';
import { readStream } from '../audit-log/store.ts';
import { newBuyer } from '../testing/buyer.ts';
import { codesOf } from '../testing/codes-of.ts';
import {
  again,
  confirmEmail,
  makeOwner,
  makeStaff,
  type Person,
  signUpPerson,
  withUnconfirmedEmail,
} from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const staff = () => world.portal.operator;
const idOf = (person: Person): string => person.actor.account.userId;
const anOwner = async () => makeOwner(world, await signUpPerson(world));
const somebody = async () => confirmEmail(world, await signUpPerson(world, { name: 'Jamal Uddin' }));
const invite = (owner: Person, email: string, role: StaffRole = 'conductor') =>
  staff().inviteStaff(owner.actor, { email, role });
const invited = async (person: Person) =>
  (await staff().viewInvitations(person.actor)).invitations.map(({ name, role }) => `${name.en}: ${role}`);
const accountBehind = async ({ browser }: Person) => (await recognise(world.deps)(browser)).account;

test('who is invited is written to, confirms the address, sees it and joins', async () => {
  const owner = await anOwner();
  const person = await withUnconfirmedEmail(world, await signUpPerson(world, { name: 'Jamal Uddin' }));
  await invite(owner, ` ${person.email.toUpperCase()}`, 'counter-agent');
  await world.doChores();
  const mails = (await world.gateway.messages(person.email)).map(({ text }) => text).join('\n');
  expect(mails).toMatch(/Padma Paribahan .*counter agent/);
  expect(mails).toContain(`${world.publicUrl}/staff/join`);

  expect(await staff().viewInvitations(person.actor)).toMatchObject({ confirmed: false, invitations: [] });
  const { operatorId } = owner;
  await expect(staff().acceptInvitation(person.actor, { operatorId })).rejects.toMatchObject({
    code: 'not-found',
  });
  const proved = await confirmEmail(world, person);
  expect(await invited(proved)).toEqual(['Padma Paribahan: counter-agent']);
  await staff().acceptInvitation(proved.actor, { operatorId });
  expect((await accountBehind(proved))?.membership).toMatchObject({ operatorId, role: 'counter-agent' });
  expect(await invited(proved)).toEqual([]);

  const team = await staff().listStaff(owner.actor);
  expect(team.staff.map(({ name, role }) => [name, role])).toEqual([
    ['Tasnim Rahman', 'owner'],
    ['Jamal Uddin', 'counter-agent'],
  ]);
  expect(team.invitations).toEqual([]);
  const entries = await readStream(world.db, `operator:${operatorId}`, 2);
  expect(entries.map(({ act, actor }) => [act, actor])).toEqual([
    ['staff-joined', `account:${idOf(proved)}`],
    ['staff-invited', `account:${idOf(owner)}`],
  ]);
  expect(JSON.stringify(entries)).not.toContain(person.email);
});

test('an owner who reads Bangla invites in Bangla', async () => {
  const owner = await anOwner();
  await world.db.updateTable('authUser').set({ language: 'bn' }).where('id', '=', idOf(owner)).execute();
  await invite(owner, 'notun.kormi@example.com');
  await world.doChores();
  const [mail] = await world.gateway.messages('notun.kormi@example.com');
  expect(mail?.text).toContain('পদ্মা পরিবহন আপনাকে কন্ডাক্টর হিসেবে');
  expect(mail?.text).toContain('/bn/staff/join');
});

test('an invitation can be declined, withdrawn and sent anew with another role', async () => {
  const [owner, person] = [await anOwner(), await somebody()];
  const { operatorId } = owner;
  await invite(owner, person.email);
  await invite(owner, person.email, 'counter-agent');
  expect(await invited(person)).toEqual(['Padma Paribahan: counter-agent']);
  await staff().declineInvitation(person.actor, { operatorId });
  await expect(staff().acceptInvitation(person.actor, { operatorId })).rejects.toMatchObject({
    code: 'not-found',
  });

  await invite(owner, person.email);
  await staff().withdrawInvitation(owner.actor, { email: person.email });
  expect(await invited(person)).toEqual([]);
  await expect(staff().withdrawInvitation(owner.actor, { email: person.email })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('one account works for one company, even when it accepts two at once', async () => {
  const [one, other, person] = [await anOwner(), await anOwner(), await somebody()];
  await invite(one, person.email);
  await invite(other, person.email);
  const ended = await Promise.allSettled(
    [one, other].map(({ operatorId }) => staff().acceptInvitation(person.actor, { operatorId })),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'has-operator' },
  });
  // The invitation that was not accepted is still there and can be declined.
  expect(await invited(person)).toEqual(['Padma Paribahan: conductor']);
});

test('another role, or none, signs the person out at once', async () => {
  const owner = await anOwner();
  const person = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'conductor');
  await staff().changeStaffRole(owner.actor, { userId: idOf(person), role: 'counter-agent' });
  expect(await accountBehind(person)).toBeNull();
  const { email, password, browser } = person;
  await world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: false }, browser);
  expect((await again(world, person)).actor.account.membership).toMatchObject({ role: 'counter-agent' });

  await staff().revokeStaff(owner.actor, { userId: idOf(person) });
  expect(await accountBehind(person)).toBeNull();
  await world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: false }, browser);
  expect((await accountBehind(person))?.membership).toBeNull();
});

test('an owner reaches the own staff only, and nobody else reaches any', async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()];
  const person = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'counter-agent');
  const asked = { userId: idOf(person), role: 'conductor' } as const;
  await invite(owner, 'pending@example.com');
  expect(
    await codesOf([
      staff().changeStaffRole(stranger.actor, asked),
      staff().revokeStaff(stranger.actor, { userId: idOf(person) }),
      staff().revokeStaff(owner.actor, { userId: 'no id' }),
      staff().withdrawInvitation(stranger.actor, { email: 'pending@example.com' }),
      // The owner cannot be removed or given another role.
      staff().revokeStaff(owner.actor, { userId: idOf(owner) }),
      staff().changeStaffRole(owner.actor, { ...asked, userId: idOf(owner) }),
      staff().acceptInvitation(person.actor, { operatorId: owner.operatorId }),
      staff().declineInvitation(person.actor, { operatorId: owner.operatorId }),
    ]),
  ).toEqual(['not-found']);
  const refusals: [Visitor, string][] = [
    [newBuyer(), 'sign-in-required'],
    [person.actor, 'not-allowed'],
    [(await somebody()).actor, 'not-allowed'],
  ];
  for (const [actor, code] of refusals)
    expect(
      await codesOf([
        staff().listStaff(actor),
        staff().inviteStaff(actor, { email: 'a@example.com', role: 'conductor' }),
        staff().changeStaffRole(actor, asked),
        staff().revokeStaff(actor, asked),
        staff().withdrawInvitation(actor, { email: 'pending@example.com' }),
      ]),
    ).toEqual([code]);
});

test('who may be invited, and how often', async () => {
  const [owner, waiting] = [await anOwner(), await makeOwner(world, await signUpPerson(world), 'submitted')];
  await expect(invite(waiting, 'a@example.com')).rejects.toMatchObject({ code: 'operator-unverified' });
  for (const [email, fault] of [
    ['', 'email-missing'],
    ['not an address', 'email-wrong'],
    [owner.email, 'email-on-staff'],
  ] as const)
    await expect(invite(owner, email)).rejects.toMatchObject({ fields: { faults: { email: fault } } });
  for (let count = 0; count < 3; count++) await invite(owner, 'often@example.com');
  await expect(invite(owner, 'often@example.com')).rejects.toMatchObject({ code: 'too-many-tries' });
});
