import { expect, test } from 'vitest';
import { textIn, texts } from './texts.ts';

const table = texts({
  title: { en: 'Road', bn: 'পথ' },
  left: (count: string) => ({ en: `${count} left`, bn: `আর ${count}টি` }),
  steps: [{ icon: 'seat', name: { en: 'Seat', bn: 'সিট' } }],
});

test('a table speaks one language, also inside lists and functions', () => {
  const bn = textIn('bn', table);
  expect([bn.title, bn.left('৩'), bn.steps[0].name]).toEqual(['পথ', 'আর ৩টি', 'সিট']);
  expect(textIn('en', table).left('3')).toBe('3 left');
});

test('what has no language stays as it is', () => {
  expect(textIn('bn', table).steps[0].icon).toBe('seat');
});
