import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { aCounter } from '../testing/counter.ts';
import { again, makeAdmin, type Person, signUpPerson, withUnconfirmedEmail } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  admin = await makeAdmin(world, await signUpPerson(world, { name: 'Nusrat Jahan' }));
});
afterAll(() => world.stop());

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const licence = { fileName: 'licence.pdf', content: bytes('%PDF-1.7 the licence') };

const mailsTo = async (email: string): Promise<string[]> => {
  await world.doChores();
  return (await world.gateway.messages(email)).map(({ text }) => text);
};

test('a company applies, is rejected, corrects itself, is verified, suspended and restored; its owner hears of each', async () => {
  const { portal } = world;
  const provider = await withUnconfirmedEmail(
    world,
    await signUpPerson(world, { accountType: 'busProvider', name: 'Karim Sheikh' }),
  );
  expect(await portal.operator.viewApplication(provider.actor)).toBeNull();

  const { operatorId } = await portal.operator.registerOperator(provider.actor, {
    busName: '  Padma   Paribahan ',
    licenceNumber: 'brta – ২০৪১ / 19',
    documents: [licence],
  });
  expect((await again(world, provider)).actor.account.membership).toEqual({
    operatorId,
    operatorName: { en: 'Padma Paribahan', bn: 'Padma Paribahan' },
    role: 'owner',
    operatorState: 'submitted',
  });
  const first = await portal.operator.viewApplication(provider.actor);
  expect(first).toMatchObject({
    name: { en: 'Padma Paribahan' },
    contactEmail: provider.email,
    licenceNumber: 'BRTA-2041/19',
    state: 'submitted',
    documents: [{ fileName: 'licence.pdf', contentType: 'application/pdf', byteCount: 20 }],
    missing: ['email-confirmation'],
  });
  expect((await mailsTo(provider.email)).some((text) => text.includes('We check the licence'))).toBe(true);

  const decide = (
    event: 'verify' | 'reject' | 'suspend' | 'restore',
    seenState: 'submitted' | 'verified' | 'suspended',
    reason = '',
  ) => portal.operator.decideOperator(admin.actor, { operatorId, event, seenState, reason });

  await expect(decide('reject', 'submitted', ' ')).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { reason: 'reason-missing' } },
  });
  await decide('reject', 'submitted', 'The licence is of another company');
  expect(await portal.operator.viewApplication(provider.actor)).toMatchObject({
    state: 'rejected',
    reason: 'The licence is of another company',
  });
  expect((await mailsTo(provider.email)).some((text) => text.includes('of another company'))).toBe(true);

  await portal.operator.registerOperator((await again(world, provider)).actor, {
    busName: 'Padma Bridge Paribahan',
    licenceNumber: 'BRTA-2042/19',
    documents: [],
  });
  const second = await portal.operator.viewApplication(provider.actor);
  expect(second).toMatchObject({
    operatorId,
    name: { en: 'Padma Bridge Paribahan' },
    licenceNumber: 'BRTA-2042/19',
    state: 'submitted',
    reason: null,
    documents: [{ fileName: 'licence.pdf' }],
  });

  expect(await decide('verify', 'submitted')).toEqual({ state: 'verified' });
  const listed = async () =>
    (await portal.operator.listOperators(newBuyer())).find((operator) => operator.operatorId === operatorId);
  expect(await listed()).toMatchObject({ slug: 'padma-bridge-paribahan', mark: 'PB' });
  await decide('suspend', 'verified', 'Licence has run out');
  expect(await listed()).toBeUndefined();
  await decide('restore', 'suspended');
  expect(await listed()).toBeDefined();
  expect(await portal.operator.viewApplication(provider.actor)).toMatchObject({
    state: 'verified',
    reason: null,
    missing: [],
  });

  const mails = await mailsTo(provider.email);
  for (const words of ['You can add your buses', 'Licence has run out', 'suspension has been lifted'])
    expect(mails.filter((text) => text.includes(words)).length, words).toBe(1);

  const { history, owner } = await portal.operator.viewOperator(admin.actor, operatorId);
  expect(owner).toEqual({ name: 'Karim Sheikh', emailVerified: false });
  expect(history.map(({ act, by, reason }) => [act, by, reason])).toEqual([
    ['operator-restored', 'Nusrat Jahan', null],
    ['operator-suspended', 'Nusrat Jahan', 'Licence has run out'],
    ['operator-verified', 'Nusrat Jahan', null],
    ['operator-submitted', 'Karim Sheikh', null],
    ['operator-rejected', 'Nusrat Jahan', 'The licence is of another company'],
    ['operator-submitted', 'Karim Sheikh', null],
  ]);
  const told = (await portal.operator.viewApplication(provider.actor))?.history ?? [];
  expect(told.map(({ by }) => by)).toEqual(history.map(() => null));
});

test('the history of a company holds what happened to the company, not how its counters work', async () => {
  const { operatorId } = await aCounter(world);
  const { operator } = world.portal;
  const change = {
    operatorId,
    event: 'suspend',
    seenState: 'verified',
    reason: 'Licence has run out',
  } as const;
  await operator.decideOperator(admin.actor, change);
  const { history } = await operator.viewOperator(admin.actor, operatorId);
  expect(history.map(({ act }) => act)).toEqual(['operator-suspended', 'staff-joined']);
});

test('an owner who reads Bangla is written to in Bangla', async () => {
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  const { userId } = provider.actor.account;
  await world.db.updateTable('authUser').set({ language: 'bn' }).where('id', '=', userId).execute();
  await world.portal.operator.registerOperator(provider.actor, {
    busName: 'মেঘনা পরিবহন',
    licenceNumber: 'BRTA-7001',
    documents: [],
  });
  expect((await mailsTo(provider.email)).some((text) => text.includes('/bn/add-buses'))).toBe(true);
});

test('what is wrong is said by field, and nothing of it comes in', async () => {
  const { operator } = world.portal;
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  const typed = {
    busName: ' ',
    licenceNumber: 'B1',
    documents: [{ fileName: 'x.pdf', content: bytes('PK') }],
  };
  await expect(operator.registerOperator(provider.actor, typed)).rejects.toMatchObject({
    fields: {
      faults: {
        busName: 'bus-name-missing',
        licenceNumber: 'licence-length',
        'document-0': 'document-kind',
      },
    },
  });
  const good = { busName: 'Jamuna Line', licenceNumber: 'BRTA-7002', documents: [] };
  for (const more of [{ state: 'verified' }, { isVerified: true }, { contactEmail: 'else@example.com' }])
    await expect(operator.registerOperator(provider.actor, { ...good, ...more })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  expect(await operator.viewApplication(provider.actor)).toBeNull();
});

test('a document that was missing is added while the application waits, three in all', async () => {
  const { operator } = world.portal;
  const provider = await withUnconfirmedEmail(
    world,
    await signUpPerson(world, { accountType: 'busProvider' }),
  );
  await expect(operator.addDocuments(provider.actor, { documents: [licence] })).rejects.toMatchObject({
    code: 'not-found',
  });
  const typed = { busName: 'Jamuna Line', licenceNumber: 'BRTA-7003', documents: [] };
  const { operatorId } = await operator.registerOperator(provider.actor, typed);
  expect((await operator.viewApplication(provider.actor))?.missing).toContain('documents');
  await expect(operator.addDocuments(provider.actor, { documents: [] })).rejects.toMatchObject({
    fields: { faults: { documents: 'documents-missing' } },
  });
  await operator.addDocuments(provider.actor, { documents: [licence, licence] });
  await expect(
    operator.addDocuments(provider.actor, { documents: [licence, licence] }),
  ).rejects.toMatchObject({ fields: { faults: { documents: 'documents-many' } } });
  expect(await operator.viewApplication(provider.actor)).toMatchObject({
    documents: [{ fileName: 'licence.pdf' }, { fileName: 'licence.pdf' }],
    missing: ['email-confirmation'],
  });
  await operator.decideOperator(admin.actor, { operatorId, event: 'verify', seenState: 'submitted' });
  await expect(operator.addDocuments(provider.actor, { documents: [licence] })).rejects.toMatchObject({
    code: 'already-decided',
  });
});

test('files that are chosen anew take the place of those that were rejected', async () => {
  const { operator } = world.portal;
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  const typed = { busName: 'Teesta Line', licenceNumber: 'BRTA-7004', documents: [licence] };
  const { operatorId } = await operator.registerOperator(provider.actor, typed);
  const seen = { operatorId, seenState: 'submitted' as const };
  await operator.decideOperator(admin.actor, { ...seen, event: 'reject', reason: 'Not readable' });
  const clear = { fileName: 'clear.pdf', content: bytes('%PDF-2.0 clear') };
  await operator.registerOperator((await again(world, provider)).actor, { ...typed, documents: [clear] });
  expect((await operator.viewApplication(provider.actor))?.documents).toMatchObject([
    { fileName: 'clear.pdf' },
  ]);
});

test('the list finds by part of a name, an e-mail or a licence number, and takes every sign for itself', async () => {
  const { operator } = world.portal;
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  await operator.registerOperator(provider.actor, {
    busName: '100% Fast_Line',
    licenceNumber: 'TRAD/DNCC/88',
    documents: [],
  });
  const found = async (query: string, state: 'submitted' | 'verified' | null = null) =>
    (await operator.listOperatorApplications(admin.actor, { query, state })).applications.map(
      ({ name }) => name.en,
    );
  for (const query of ['fast_', '100%', provider.email.slice(0, 8).toUpperCase(), 'trad / dncc/৮৮'])
    expect(await found(query), query).toEqual(['100% Fast_Line']);
  for (const query of ['fastXline', '%%%', '\\', "'; drop table operator; --"])
    expect(await found(query), query).toEqual([]);
  expect(await found('fast_', 'verified')).toEqual([]);
  expect((await found(''))[0]).toBe('100% Fast_Line');
  const first = await operator.listOperatorApplications(admin.actor, {});
  expect(first).toMatchObject({ total: first.applications.length, page: 1, pages: 1 });
  expect(await operator.listOperatorApplications(admin.actor, { page: 99 })).toEqual(first);
});
