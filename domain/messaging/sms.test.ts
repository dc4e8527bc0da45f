import { expect, test } from 'vitest';
import { fittingSms, smsParts } from './sms.ts';

test('Latin letters go 160 alone and 153 to a part, Bangla 70 and 67', () => {
  expect([160, 161, 306, 307].map((letters) => smsParts('a'.repeat(letters)))).toEqual([1, 2, 2, 3]);
  expect([70, 71, 134, 135].map((letters) => smsParts('ক'.repeat(letters)))).toEqual([1, 2, 2, 3]);
});

test('one taka sign makes a Latin text travel like Bangla, a bracket counts twice', () => {
  expect(smsParts('a'.repeat(159))).toBe(1);
  expect(smsParts(`${'a'.repeat(159)}৳`)).toBe(3);
  expect(smsParts(`${'a'.repeat(159)}[`)).toBe(2);
});

test('a bracket or an emoji that would be split begins the next part', () => {
  const [bracket, emoji] = ['[', '🚌'];
  // The 153rd septet of the first part stays empty, and so does its 67th unit.
  expect(smsParts('a'.repeat(152) + bracket + 'a'.repeat(151))).toBe(2);
  expect(smsParts('a'.repeat(152) + bracket + 'a'.repeat(152))).toBe(3);
  expect(smsParts('ক'.repeat(66) + emoji + 'ক'.repeat(65))).toBe(2);
  expect(smsParts('ক'.repeat(66) + emoji + 'ক'.repeat(66))).toBe(3);
  // Alone a text is as long as its letters.
  expect(smsParts('a'.repeat(158) + bracket)).toBe(1);
  expect(smsParts('ক'.repeat(68) + emoji)).toBe(1);
});

test('the fullest text that fits is taken, and the shortest where none does', () => {
  const [long, short] = ['ক'.repeat(200), 'ক'.repeat(100)];
  expect(fittingSms([long, short, 'ক'])).toBe(short);
  expect(fittingSms([long, long + long])).toBe(long + long);
  expect(fittingSms([`Cox’s Bazar ${'a'.repeat(200)}`, 'short'])).toMatch(/^Cox's Bazar a/);
});
