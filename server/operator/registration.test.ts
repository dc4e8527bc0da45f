import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { again, makeAdmin, makeOwner, makeStaff, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const anOwner = async () => makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
const ask = ({ browser }: Person, path: string, form?: Record<string, string>) =>
  fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: { cookie: browser.headers.get('cookie') ?? '', accept: 'text/html', origin: world.publicUrl },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const page = '/bus-provider/registration';
const actsOf = async (operatorId: string): Promise<string[]> => {
  const rows = await world.db
    .selectFrom('auditLog')
    .select('act')
    .where('stream', '=', `operator:${operatorId}`)
    .orderBy('entryNo')
    .execute();
  return rows.map(({ act }) => act);
};

test('an owner gives the numbers of the company without a script; admins see them, and each change once', async () => {
  const owner = await anOwner();
  const saved = await ask(owner, page, {
    registrationNumber: 'trad/dscc/012345',
    vatNumber: '০০০১২৩৪৫৬০১০১',
  });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, page]);
  const numbers = { registrationNumber: 'TRAD/DSCC/012345', vatNumber: '000123456-0101' };
  expect(await world.portal.operator.ownRegistration(owner.actor)).toEqual(numbers);
  await ask(owner, page, numbers);
  expect(
    (await actsOf(owner.operatorId)).filter((act) => act === 'operator-registration-changed'),
  ).toHaveLength(1);

  const admin = await makeAdmin(world, await signUpPerson(world));
  const seen = await (await ask(admin, `/allBusProviderList/${owner.operatorId}`)).text();
  expect(seen).toContain('TRAD/DSCC/012345');
  expect(seen).toContain('Registration numbers changed');
  await ask(owner, page, { registrationNumber: '', vatNumber: '' });
  expect(await world.portal.operator.ownRegistration(owner.actor)).toEqual({
    registrationNumber: null,
    vatNumber: null,
  });
});

test('a number that is none is refused in its field, in either language, and nothing changes', async () => {
  const owner = await anOwner();
  const wrong = { registrationNumber: '7'.repeat(41), vatNumber: '12345' };
  const refused = await ask(owner, page, wrong);
  expect(refused.status).toBe(422);
  const said = await refused.text();
  expect(said).toContain('A VAT number has 13 digits, like 000123456-0101.');
  expect(said).toContain('The registration number is too long.');
  expect(await (await ask(owner, `/bn${page}`, wrong)).text()).toContain('ভ্যাট নম্বর ১৩ অঙ্কের হয়');
  expect(await actsOf(owner.operatorId)).not.toContain('operator-registration-changed');
});

test('it is the owner’s alone, and of the own company', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  const agent = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'counter-agent');
  const change = { registrationNumber: 'TRAD 1', vatNumber: '' };
  await expect(world.portal.operator.changeRegistration(agent.actor, change)).rejects.toBeDefined();
  await world.portal.operator.changeRegistration(owner.actor, change);
  expect(await world.portal.operator.ownRegistration(other.actor)).toEqual({
    registrationNumber: null,
    vatNumber: null,
  });
});

test('a company may give them as it applies; who applies anew says them anew', async () => {
  const provider = await signUpPerson(world, { accountType: 'busProvider' });
  const application = { busName: 'Padma Paribahan', licenceNumber: 'BRTA-7001', documents: [] };
  await expect(
    world.portal.operator.registerOperator(provider.actor, { ...application, vatNumber: '1' }),
  ).rejects.toMatchObject({ fields: { faults: { vatNumber: 'vat-number-form' } } });
  await world.portal.operator.registerOperator(provider.actor, {
    ...application,
    vatNumber: '0001234560101',
  });
  const owner = await again(world, provider);
  expect(await world.portal.operator.viewApplication(owner.actor)).toMatchObject({
    registrationNumber: null,
    vatNumber: '000123456-0101',
  });
  expect(await (await ask(owner, '/bus-provider')).text()).toContain('000123456-0101');
});
