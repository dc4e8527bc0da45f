import { expect, test } from 'vitest';
import {
  afterFailedOpening,
  closedGatewayCircuit,
  duringTrialOpening,
  type GatewayCircuit,
  gatewayCircuitLimits,
  isCircuitOpen,
} from './gateway-circuit.ts';

const start = new Date('2026-12-01T10:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);
const afterAll = (failures: readonly [by: string, ms: number][]): GatewayCircuit =>
  failures.reduce(
    (circuit, [by, ms]) => afterFailedOpening(circuit, { by, at: later(ms) }),
    closedGatewayCircuit,
  );

test('three networks in a row take a gateway out of the choice, and it comes back after its rest', () => {
  const circuit = afterAll([
    ['one', 0],
    ['two', 100],
    ['three', 200],
  ]);
  expect(isCircuitOpen(circuit, later(201))).toBe(true);
  expect(isCircuitOpen(circuit, later(200 + gatewayCircuitLimits.restsForMs))).toBe(false);
});

test('one network alone takes it from nobody, however often it fails', () => {
  const circuit = afterAll(Array.from({ length: 50 }, (_, no) => ['one', no] as [string, number]));
  expect(isCircuitOpen(circuit, later(50))).toBe(false);
});

test('failures that are more than a minute apart do not add up', () => {
  const circuit = afterAll([
    ['one', 0],
    ['two', 100],
    ['three', 100 + gatewayCircuitLimits.withinMs],
  ]);
  expect(isCircuitOpen(circuit, later(101 + gatewayCircuitLimits.withinMs))).toBe(false);
});

test('a trial that is under way, or fails, leaves it out for the others', () => {
  const rested = afterAll([
    ['one', 0],
    ['two', 0],
    ['three', 0],
  ]);
  const at = later(gatewayCircuitLimits.restsForMs);
  const tried = duringTrialOpening(rested, at);
  expect(isCircuitOpen(tried, at)).toBe(true);
  expect(isCircuitOpen(afterFailedOpening(tried, { by: 'four', at }), at)).toBe(true);
  expect(duringTrialOpening(closedGatewayCircuit, at)).toEqual(closedGatewayCircuit);
});
