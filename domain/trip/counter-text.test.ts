import { expect, test } from 'vitest';
import { counterText } from './counter-text.ts';

test('a counter whose address begins with its name is not named twice', () => {
  const name = { en: 'Kamalapur', bn: 'কমলাপুর' };
  const address = { en: 'Outer Circular Road, Dhaka', bn: 'কমলাপুর, আউটার সার্কুলার রোড, ঢাকা' };
  expect(counterText({ name, address }, 'bn')).toBe('কমলাপুর, আউটার সার্কুলার রোড, ঢাকা');
  expect(counterText({ name, address }, 'en')).toBe('Kamalapur, Outer Circular Road, Dhaka');
});
