import { expect, test } from 'vitest';
import { Problem } from '@poth/domain/problem.ts';
import { bindCalls } from '../bind-calls.ts';
import { call } from '../call.ts';
import type { Portal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { createWorld } from '../testing/world.ts';
import { buildContract } from './api.ts';
import { indexCalls, isUndeclared, undeclaredMark } from './call-index.ts';

const noPortal = new Proxy({}, { get: () => ({}) }) as Portal;
const { description } = buildContract(noPortal, 'http://localhost');

test('a problem that a call does not name is undeclared; one of its own, or of the guards before it, is not', () => {
  const find = indexCalls(description);
  const [holds, seats] = [find('/api/holds'), find('/api/trips/6f1f6c9a-6a40-4a6e-8a6e-2f1b6f0c9a11/seats')];
  if (!holds || !seats) throw new Error('a call is gone');
  expect(isUndeclared(holds, 'POST', 'promo-unknown')).toBe(true);
  expect(isUndeclared(holds, 'POST', 'seat-taken')).toBe(false);
  expect(isUndeclared(holds, 'POST', 'foreign-origin')).toBe(false);
  expect(isUndeclared(seats, 'HEAD', 'not-found')).toBe(false);
  expect(isUndeclared(seats, 'GET', 'foreign-origin')).toBe(true);
});

test('a use case that raises what it does not declare fails the file of the test that met it', async () => {
  const world = await createWorld({ chores: false });
  const refuse = call({ gate: 'everybody', problems: ['seat-unknown'] }, async function refuse() {
    throw new Problem('trip-not-on-sale');
  });
  const portal = bindCalls({ trial: { refuse } }, world.deps);
  await expect(portal.trial.refuse(newBuyer())).rejects.toMatchObject({ code: 'trip-not-on-sale' });
  expect(world.log).toContain(`${undeclaredMark} trial.refuse raises trip-not-on-sale`);
  await expect(world.stop()).rejects.toThrow('trial.refuse raises trip-not-on-sale');
});
