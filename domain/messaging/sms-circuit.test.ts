import { expect, test } from 'vitest';
import { afterFailure, closedCircuit, duringTrial, isResting } from './sms-circuit.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 1, 0, 0, 0) + seconds * 1_000);
/** Makes the circuit of a gateway that failed at these seconds, with nothing accepted between. */
const failedAt = (...seconds: number[]) =>
  seconds.reduce((circuit, second) => afterFailure(circuit, at(second)), closedCircuit);

test('four failures in a row are borne', () => {
  expect(isResting(failedAt(0, 1, 2, 3), at(3))).toBe(false);
});

test('the fifth within a minute lets the gateway rest for half a minute', () => {
  const circuit = failedAt(0, 10, 20, 30, 59);
  expect(isResting(circuit, at(59))).toBe(true);
  expect(isResting(circuit, at(88))).toBe(true);
  expect(isResting(circuit, at(89))).toBe(false);
});

test('five failures over more than a minute are no outage', () => {
  expect(isResting(failedAt(0, 10, 20, 30, 60), at(60))).toBe(false);
});

test('while one message tries a gateway that has rested, the others leave it out', () => {
  const rested = failedAt(0, 1, 2, 3, 4);
  expect(isResting(rested, at(34))).toBe(false);
  const tried = duringTrial(rested, at(34));
  expect(isResting(tried, at(34))).toBe(true);
});

test('a trial that fails lets it rest again, for that one failure', () => {
  const tried = duringTrial(failedAt(0, 1, 2, 3, 4), at(120));
  const again = afterFailure(tried, at(125));
  expect(isResting(again, at(154))).toBe(true);
  expect(isResting(again, at(155))).toBe(false);
});

test('a trial of a gateway that does not rest changes nothing', () => {
  expect(duringTrial(failedAt(0), at(1))).toEqual(failedAt(0));
});
