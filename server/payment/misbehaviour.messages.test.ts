import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endingOf, sold } from '../testing/ending.ts';
import { setStage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterEach(() => world.gateway.behaveWell());
afterAll(() => world.stop());

test.each([
  ['the SMS is sent and never acknowledged', { sms: 'timeout_after_accept', hangMs: 100 }, [1, 1]],
  ['the SMS provider is out of order', { sms: '500' }, [0, 1]],
  ['the mailbox asks to come again', { mail: '4xx' }, [1, 0]],
  ['the mail server refuses', { mail: '5xx' }, [1, 0]],
])('%s, later all is well: one SMS and one mail in the end', async (_, scenario, meanwhile) => {
  const stage = await setStage(world);
  await world.gateway.behave(scenario);
  await stage.chooseAndReturn();
  await world.doChores();
  expect(await endingOf(world, stage)).toMatchObject({ ...sold, confirmations: meanwhile });
  await world.gateway.behaveWell();
  await expectEnding(world, stage, sold);
});
