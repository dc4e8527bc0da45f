import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { newBuyer } from '../testing/buyer.ts';
import { again, makeAdmin, makeStaff, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let owner: Person;
let operatorId: string;
let documentId: string;
const content = new TextEncoder().encode('%PDF-1.7 a licence');

const register = async (licenceNumber: string): Promise<Person> => {
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  await world.portal.operator.registerOperator(provider.actor, {
    busName: 'Turag Line',
    licenceNumber,
    documents: [{ fileName: 'C:\\scans\\লাইসেন্স.pdf', content }],
  });
  return again(world, provider);
};

beforeAll(async () => {
  world = await createWorld({ chores: false });
  owner = await register('BRTA-5001');
  const application = await world.portal.operator.viewApplication(owner.actor);
  operatorId = application?.operatorId ?? '';
  documentId = application?.documents[0]?.documentId ?? '';
});
afterAll(() => world.stop());

const download = (actor: Visitor) => world.portal.operator.downloadDocument(actor, documentId);

test('the owner has the very file back, under a safe name', async () => {
  expect(await download(owner.actor)).toEqual({
    fileName: 'লাইসেন্স.pdf',
    contentType: 'application/pdf',
    content: expect.toSatisfy((file: Uint8Array) => Buffer.from(file).equals(content)),
  });
});

test('to everybody else a document is not there, whoever they are', async () => {
  const stranger = await signUpPerson(world);
  const staff = await makeStaff(world, await signUpPerson(world), operatorId, 'counter-agent');
  for (const { actor } of [stranger, staff, await register('BRTA-5002')])
    await expect(download(actor)).rejects.toMatchObject({ code: 'not-found' });
  await expect(download(newBuyer())).rejects.toMatchObject({ code: 'sign-in-required' });
});

test('an admin may read a document with a second factor, and that is written down', async () => {
  const admin = await makeAdmin(world, await signUpPerson(world, { name: 'Shirin Akter' }));
  const { account } = admin.actor;
  const lazy = {
    ...admin.actor,
    account: { ...account, session: { ...account.session, secondFactor: false } },
  };
  // Without the second factor the right does not apply, and the answer does not tell whether the document exists.
  await expect(download(lazy)).rejects.toMatchObject({ code: 'not-found' });
  expect((await download(admin.actor)).fileName).toBe('লাইসেন্স.pdf');
  const { history } = await world.portal.operator.viewOperator(admin.actor, operatorId);
  expect(history[0]).toMatchObject({ act: 'operator-document-read', by: 'Shirin Akter' });
  const told = await world.portal.operator.viewApplication(owner.actor);
  expect(told?.history.map(({ act }) => act)).toEqual(['operator-submitted']);
});

test('who has no bus company to register does not come in, and only admins decide and list', async () => {
  const { operator } = world.portal;
  const [passenger, admin] = [await signUpPerson(world), await makeAdmin(world, await signUpPerson(world))];
  const typed = { busName: 'Balu Line', licenceNumber: 'BRTA-5003', documents: [] };
  for (const { actor } of [passenger, admin])
    await expect(operator.registerOperator(actor, typed)).rejects.toMatchObject({ code: 'not-allowed' });
  const decision = { operatorId, event: 'verify' as const, seenState: 'submitted' as const };
  for (const { actor } of [passenger, owner]) {
    await expect(operator.decideOperator(actor, decision)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(operator.viewOperator(actor, operatorId)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(operator.listOperatorApplications(actor, {})).rejects.toMatchObject({ code: 'not-allowed' });
  }
  await expect(operator.decideOperator(newBuyer(), decision)).rejects.toMatchObject({
    code: 'sign-in-required',
  });
  await expect(
    operator.decideOperator(admin.actor, { ...decision, operatorId: crypto.randomUUID() }),
  ).rejects.toMatchObject({ code: 'not-found' });
  await expect(operator.decideOperator(admin.actor, { ...decision, event: 'restore' })).rejects.toMatchObject(
    {
      code: 'already-decided',
    },
  );
});

test('staff of a company do not become the owner of another', async () => {
  const { operator } = world.portal;
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  const staff = await makeStaff(world, provider, operatorId, 'conductor');
  const typed = { busName: 'Bangshi Line', licenceNumber: 'BRTA-5004', documents: [] };
  await expect(operator.registerOperator(staff.actor, typed)).rejects.toMatchObject({ code: 'not-allowed' });
  // The actor as the browser had it before the invitation was accepted.
  await expect(operator.registerOperator(provider.actor, typed)).rejects.toMatchObject({
    code: 'has-operator',
  });
});
