import { describe, expect, test } from 'vitest';
import { deviceLimits, pinFault, pinWaitSeconds } from './staff-device.ts';
import { readTypedCode } from './typed-code.ts';

describe('a PIN', () => {
  test.each([
    ['', 'pin-missing'],
    ['12345', 'pin-length'],
    ['12a456', 'pin-length'],
    ['123456', 'pin-simple'],
    ['987654', 'pin-simple'],
    ['890123', 'pin-simple'],
    ['777777', 'pin-simple'],
    ['121212', 'pin-simple'],
    ['123123', 'pin-simple'],
    ['100000', 'pin-simple'],
    ['711223', 'pin-of-phone'],
    ['482915', undefined],
  ])('%s', (pin, fault) => {
    expect(pinFault(pin, '+8801711223344')).toBe(fault);
  });

  test('is read in digits of both languages', () => {
    expect(readTypedCode(' ৪৮২ 915 ')).toBe('482915');
  });
});

test('guesses are free five times, then wait twice as long each time', () => {
  const waits = Array.from({ length: deviceLimits.mostTries }, (_, failures) => pinWaitSeconds(failures));
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480]);
});
