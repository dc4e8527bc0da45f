import { afterAll, beforeAll, expect, test } from 'vitest';
import { again, makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const newProvider = (): Promise<Person> => signUpPerson(world, { accountType: 'busProvider' });
const newAdmin = async (): Promise<Person> => makeAdmin(world, await signUpPerson(world));

/** Returns the outcomes of several attempts: done, or the code of the problem. */
const outcomes = async (attempts: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(attempts))
    .map((attempt) => (attempt.status === 'fulfilled' ? 'done' : String(attempt.reason.code)))
    .toSorted();

test('of several who register one licence number at once one comes in', async () => {
  const providers = await Promise.all(Array.from({ length: 4 }, newProvider));
  const attempts = providers.map(({ actor }, at) =>
    world.portal.operator.registerOperator(actor, {
      busName: `Karnaphuli Line ${at}`,
      licenceNumber: at % 2 ? 'brta-9001' : 'BRTA - 9001',
      documents: [],
    }),
  );
  expect(await outcomes(attempts)).toEqual(['done', 'licence-taken', 'licence-taken', 'licence-taken']);
});

test('a rejected application keeps no licence number; of its owner and another who apply at once one comes in', async () => {
  const { operator } = world.portal;
  const admin = await newAdmin();
  const rejectedWith = async (licenceNumber: string) => {
    const apply = ({ actor }: Person) =>
      operator.registerOperator(actor, { busName: 'Karnaphuli Line', licenceNumber, documents: [] });
    const [stranger, holder] = [await newProvider(), await newProvider()];
    const { operatorId } = await apply(stranger);
    await expect(apply(holder)).rejects.toMatchObject({ code: 'licence-taken' });
    const rejection = { operatorId, seenState: 'submitted', event: 'reject', reason: 'Not yours.' } as const;
    await operator.decideOperator(admin.actor, rejection);
    return { strangerApplies: () => apply(stranger), holderApplies: () => apply(holder) };
  };
  const one = await rejectedWith('BRTA-9010');
  expect(await outcomes([one.holderApplies()])).toEqual(['done']);
  expect(await outcomes([one.strangerApplies()])).toEqual(['licence-taken']);
  const other = await rejectedWith('BRTA-9011');
  expect(await outcomes([other.strangerApplies(), other.holderApplies()])).toEqual(['done', 'licence-taken']);
});

test('companies of one name registered at once get an address each', async () => {
  const providers = await Promise.all(Array.from({ length: 4 }, newProvider));
  const attempts = providers.map(({ actor }, at) =>
    world.portal.operator.registerOperator(actor, {
      busName: 'Surma Express',
      licenceNumber: `SURMA-${at}`,
      documents: [],
    }),
  );
  expect(await outcomes(attempts)).toEqual(['done', 'done', 'done', 'done']);
  const rows = await world.db
    .selectFrom('operator')
    .select('slug')
    .where('nameEn', '=', 'Surma Express')
    .orderBy('slug')
    .execute();
  expect(rows.map(({ slug }) => slug)).toEqual([
    'surma-express',
    'surma-express-2',
    'surma-express-3',
    'surma-express-4',
  ]);
});

test('an account that registers twice at once has one company', async () => {
  const { actor } = await newProvider();
  const attempts = ['A', 'B', 'C'].map((letter) =>
    world.portal.operator.registerOperator(actor, {
      busName: `Rupsha ${letter}`,
      licenceNumber: `RUPSHA-${letter}`,
      documents: [],
    }),
  );
  expect(await outcomes(attempts)).toEqual(['done', 'has-operator', 'has-operator']);
  const rows = await world.db
    .selectFrom('operator')
    .select('operatorId')
    .where('nameEn', 'like', 'Rupsha%')
    .execute();
  expect(rows.length).toBe(1);
});

test('of two admins who decide at once one wins, the other is told, and one decision is written down and mailed', async () => {
  const { operator } = world.portal;
  const provider = await newProvider();
  const typed = { busName: 'Meghna Line', licenceNumber: 'BRTA-9002', documents: [] };
  const { operatorId } = await operator.registerOperator(provider.actor, typed);
  const [one, other] = await Promise.all([newAdmin(), newAdmin()]);
  const seen = { operatorId, seenState: 'submitted' as const };
  const attempts = [
    operator.decideOperator(one.actor, { ...seen, event: 'verify' }),
    operator.decideOperator(other.actor, { ...seen, event: 'reject', reason: 'Not readable' }),
  ];
  expect(await outcomes(attempts)).toEqual(['already-decided', 'done']);
  const { state, history } = await operator.viewOperator(one.actor, operatorId);
  expect(history.map(({ act }) => act)).toEqual([`operator-${state}`, 'operator-submitted']);
  await world.doChores();
  const mails = await world.gateway.messages(provider.email);
  const told = mails.filter(({ text }) => /add your buses|Not readable/.test(text));
  expect(told.length).toBe(1);
});

test('an admin who still looks at an earlier version of an application does not verify the corrected one', async () => {
  const { operator } = world.portal;
  const [provider, one, other] = await Promise.all([newProvider(), newAdmin(), newAdmin()]);
  const typed = { busName: 'Dhansiri Line', licenceNumber: 'BRTA-9003', documents: [] };
  const { operatorId } = await operator.registerOperator(provider.actor, typed);
  const old = await operator.viewOperator(one.actor, operatorId);
  const seen = { operatorId, seenState: 'submitted' as const };
  await operator.decideOperator(other.actor, { ...seen, event: 'reject', reason: 'Wrong number' });
  await operator.registerOperator((await again(world, provider)).actor, {
    ...typed,
    licenceNumber: 'BRTA-9999',
  });
  const verify = (seenSubmittedAt: Date | null) =>
    operator.decideOperator(one.actor, {
      ...seen,
      event: 'verify',
      seenSubmittedAt: seenSubmittedAt?.toISOString() ?? null,
    });
  await expect(verify(old.submittedAt)).rejects.toMatchObject({ code: 'already-decided' });
  const fresh = await operator.viewOperator(one.actor, operatorId);
  expect(await verify(fresh.submittedAt)).toEqual({ state: 'verified' });
});

test('documents that are added from two windows at once stay three', async () => {
  const { operator } = world.portal;
  const provider = await newProvider();
  const file = { fileName: 'page.pdf', content: new TextEncoder().encode('%PDF-1.7') };
  await operator.registerOperator(provider.actor, {
    busName: 'Buriganga Line',
    licenceNumber: 'BRTA-9004',
    documents: [file],
  });
  const add = () => operator.addDocuments(provider.actor, { documents: [file, file] });
  expect(await outcomes([add(), add()])).toEqual(['done', 'invalid-input']);
  expect((await operator.viewApplication(provider.actor))?.documents.length).toBe(3);
});
