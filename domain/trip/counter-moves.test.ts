import { expect, test } from 'vitest';
import { counterBefore, type CounterMove } from './counter-moves.ts';

const counter = (counterId: string) => ({ counterId, name: { en: counterId, bn: counterId }, at: '' });
const move = (stopNo: number, from: string, to: string): CounterMove => ({
  stopNo,
  was: counter(from),
  became: counter(to),
});

test('the counter that was bought is found through every move of its stop, and is none where the trip is back there', () => {
  const moves = [move(0, 'second', 'third'), move(1, 'elsewhere', 'second'), move(0, 'first', 'second')];
  expect(counterBefore(0, 'third', moves)?.counterId).toBe('first');
  expect(counterBefore(0, 'another', moves)).toBeNull();
  expect(counterBefore(1, 'third', moves)).toBeNull();
  expect(counterBefore(0, 'first', [move(0, 'third', 'first'), ...moves])).toBeNull();
});
