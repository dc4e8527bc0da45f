import { describe, expect, test } from 'vitest';
import { minutesUntil, parseClock } from './clock-time.ts';

describe('a time is understood however it is typed', () => {
  test.each([
    ['11:00 pm', 1380],
    ['11:00PM', 1380],
    ['11.30 p.m.', 1410],
    ['23:00', 1380],
    ['২৩:০০', 1380],
    ['রাত ১১:০০', 1380],
    ['রাত ১২:১৫', 15],
    ['রাত ২টা', undefined],
    ['ভোর ৫:৩০', 330],
    ['দুপুর ১২:০০', 720],
    ['দুপুর ১২:৩০', 750],
    ['দুপুর ১১:৩০', 690],
    ['১১.৪৫ দুপুর', 705],
    ['দুপুর ১:১৫', 795],
    ['দুপুর ৩:০০', 900],
    ['বিকেল ৫:০০', 1020],
    ['সন্ধ্যা ৭.৩০', 1170],
    ['12:05 am', 5],
    ['12 pm', 720],
    ['9 am', 540],
    ['7:05', 425],
    ['0705', 425],
    ['7', undefined],
    ['24:00', undefined],
    ['11:60', undefined],
    ['13:00 pm', undefined],
    ['0:30 am', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s', (text, minute) => {
    expect(parseClock(text)).toBe(minute);
  });

  test('a night coach is reported to on the evening before', () => {
    expect(minutesUntil(23 * 60 + 45, 15)).toBe(30);
  });
});
