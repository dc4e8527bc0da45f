import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer } from '../testing/buyer.ts';
import { makeOwner, makeStaff, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { findLayout } from './find-layout.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const anOwner = async () => makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
const aPlan = (more: object = {}) => ({
  planId: randomUUID(),
  seenVersion: 0,
  name: 'Scania 2+1',
  plan: 'A1:w | A2:w A3\nB1 | B2 B3:p',
  ...more,
});
const actsOf = async (operatorId: string) => {
  const rows = await world.db
    .selectFrom('auditLog')
    .select(['act', 'detail'])
    .where('stream', '=', `operator:${operatorId}`)
    .where('act', 'like', 'seat-plan-%')
    .orderBy('entryNo')
    .execute();
  return rows.map(({ act, detail }) => [act, detail.name]);
};

test('a plan is drawn, changed, retired and brought back, each with its entry in the audit log', async () => {
  const { actor, operatorId } = await anOwner();
  const plan = aPlan({ door: 'middle' });
  const { fleet } = world.portal;
  await fleet.saveSeatPlan(actor, plan);
  expect(await fleet.viewSeatPlan(actor, { planId: plan.planId })).toEqual({
    planId: plan.planId,
    name: 'Scania 2+1',
    version: 1,
    retired: false,
    layout: {
      layoutId: plan.planId,
      rows: [
        ['A1', null, 'A2', 'A3'],
        ['B1', null, 'B2', 'B3'],
      ],
      marks: { A1: 'women', A2: 'women', B3: 'priority' },
      door: 'middle',
      driver: 'right',
    },
  });
  await fleet.saveSeatPlan(actor, { ...plan, seenVersion: 1, name: '  Scania   new ' });
  await fleet.retireSeatPlan(actor, plan);
  await fleet.retireSeatPlan(actor, plan);
  expect(await findLayout(world.db, operatorId, plan.planId)).toBeUndefined();
  expect((await fleet.listSeatPlans(actor)).plans).toMatchObject([
    { name: 'Scania new', version: 2, retired: true },
  ]);
  await fleet.saveSeatPlan(actor, { ...plan, seenVersion: 2 });
  expect(await findLayout(world.db, operatorId, plan.planId)).toMatchObject({ layoutId: plan.planId });
  expect(await actsOf(operatorId)).toEqual([
    ['seat-plan-saved', 'Scania 2+1'],
    ['seat-plan-saved', 'Scania new'],
    ['seat-plan-retired', 'Scania new'],
    ['seat-plan-saved', 'Scania 2+1'],
  ]);
});

test('a double click saves once; of two who change the same plan the second is told', async () => {
  const { actor } = await anOwner();
  const plan = aPlan();
  const { fleet } = world.portal;
  await Promise.all([fleet.saveSeatPlan(actor, plan), fleet.saveSeatPlan(actor, plan)]);
  expect((await fleet.listSeatPlans(actor)).plans).toHaveLength(1);
  const { version } = await fleet.viewSeatPlan(actor, plan);
  await fleet.saveSeatPlan(actor, { ...plan, seenVersion: version, plan: 'A1 A2' });
  const other = { ...plan, seenVersion: version, plan: 'A1 A2 A3' };
  await expect(fleet.saveSeatPlan(actor, other)).rejects.toMatchObject({ code: 'already-decided' });
});

test('what is wrong with a plan is told by field', async () => {
  const { actor } = await anOwner();
  await expect(
    world.portal.fleet.saveSeatPlan(actor, aPlan({ name: '  ', plan: 'A1 A1' })),
  ).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { name: 'plan-name-missing', plan: 'label-twice A1' } },
  });
  await expect(world.portal.fleet.saveSeatPlan(actor, aPlan({ name: 'x'.repeat(61) }))).rejects.toMatchObject(
    { fields: { faults: { name: 'plan-name-long' } } },
  );
});

test('plans are their operator’s alone: staff may see them, others learn nothing', async () => {
  const owner = await anOwner();
  const plan = aPlan();
  const { fleet } = world.portal;
  await fleet.saveSeatPlan(owner.actor, plan);

  const agent = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'counter-agent');
  const seen = await fleet.listSeatPlans(agent.actor);
  expect(seen.plans.map(({ name }) => name)).toEqual(['Scania 2+1']);
  expect(seen.templates.map(({ planId, layout }) => [planId, seatsOf(layout).length])).toContainEqual([
    'economy-49',
    49,
  ]);
  for (const call of [
    () => fleet.saveSeatPlan(agent.actor, plan),
    () => fleet.viewSeatPlan(agent.actor, plan),
    () => fleet.retireSeatPlan(agent.actor, plan),
    () => fleet.protectWomenAlone(agent.actor, { protect: true }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(fleet.listSeatPlans(newBuyer())).rejects.toMatchObject({ code: 'sign-in-required' });

  const stranger = await anOwner();
  await expect(fleet.viewSeatPlan(stranger.actor, plan)).rejects.toMatchObject({ code: 'not-found' });
  await expect(fleet.retireSeatPlan(stranger.actor, plan)).rejects.toMatchObject({ code: 'not-found' });
  expect(await findLayout(world.db, stranger.operatorId, plan.planId)).toBeUndefined();
  // Another operator's plan with the same id is a different plan.
  await fleet.saveSeatPlan(stranger.actor, { ...plan, name: 'Theirs', plan: 'Z1' });
  expect((await fleet.viewSeatPlan(owner.actor, plan)).name).toBe('Scania 2+1');
});

test('plans come twenty-four at once', async () => {
  const { actor } = await anOwner();
  for (let at = 0; at < 25; at++)
    await world.portal.fleet.saveSeatPlan(actor, aPlan({ name: `Plan ${String(at).padStart(2, '0')}` }));
  const first = await world.portal.fleet.listSeatPlans(actor);
  expect([first.plans.length, first.more]).toEqual([24, true]);
  const second = await world.portal.fleet.listSeatPlans(actor, { page: 2 });
  expect([second.plans.map(({ name }) => name), second.more]).toEqual([['Plan 24'], false]);
});

test('a template is a layout to copy, and any other word is none', async () => {
  const { operatorId } = await anOwner();
  expect(await findLayout(world.db, operatorId, 'sleeper-30')).toEqual(seatLayouts['sleeper-30']);
  for (const word of ['toString', 'economy-99', randomUUID()])
    expect(await findLayout(world.db, operatorId, word)).toBeUndefined();
});

test('the switch for women travelling alone is the owner’s, and is logged once', async () => {
  const { actor, operatorId } = await anOwner();
  const { fleet } = world.portal;
  expect((await fleet.listSeatPlans(actor)).protectsWomenAlone).toBe(false);
  await fleet.protectWomenAlone(actor, { protect: true });
  await fleet.protectWomenAlone(actor, { protect: true });
  expect((await fleet.listSeatPlans(actor)).protectsWomenAlone).toBe(true);
  const acts = await world.db
    .selectFrom('auditLog')
    .select('act')
    .where('stream', '=', `operator:${operatorId}`)
    .where('act', 'like', 'women-%')
    .execute();
  expect(acts).toEqual([{ act: 'women-alone-protected' }]);
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});
