import { expect, test } from 'vitest';
import { acceptedDays, keyRing, onlyKey } from './key-ring.ts';

const hourMs = 3_600_000;
const turnedAt = new Date('2026-11-25T12:00:00Z');
const hoursLater = (hours: number) => new Date(turnedAt.getTime() + hours * hourMs);
const ringAt = (now: Date) =>
  keyRing(
    [
      { key: 'old', signsFrom: new Date(0) },
      { key: 'new', signsFrom: hoursLater(24) },
    ],
    () => now,
  );

test('a new key is known before it signs, and the old one is accepted until its last ticket has travelled', () => {
  const over = 24 + 24 * acceptedDays;
  for (const [hours, signing, accepted] of [
    [0, 'old', ['old', 'new']],
    [23.9, 'old', ['old', 'new']],
    [24, 'new', ['old', 'new']],
    [over - 0.1, 'new', ['old', 'new']],
    [over, 'new', ['new']],
  ] as const) {
    const ring = ringAt(hoursLater(hours));
    expect([ring.signing(), ring.accepted(), ring.oldest]).toEqual([signing, accepted, 'old']);
  }
});

test('a key that was never turned signs and is accepted', () => {
  const ring = onlyKey('key');
  expect([ring.signing(), ring.accepted(), ring.oldest]).toEqual(['key', ['key'], 'key']);
});
