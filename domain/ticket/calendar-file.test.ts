import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-20T06:00:00.123Z');
const entry: CalendarEntry = {
  uid: '00000000-0000-4000-8000-000000000002@poth.example',
  title: 'Dhaka – Bogura',
  startsAt: new Date('2026-11-27T16:30:00Z'),
  endsAt: new Date('2026-11-28T02:00:00Z'),
  place: 'Kallyanpur, Mirpur Road',
  notes: ['Be there by 10:00 PM', 'Seat B3; B4'],
  url: 'https://poth.example/ticket/K7XQ4M2P9A',
};
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('a journey is an entry of a calendar, its hours in UTC', () => {
  expect(linesOf(calendarFile(entry, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Poth//Ticket//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Dhaka',
    'BEGIN:VEVENT',
    'UID:00000000-0000-4000-8000-000000000002@poth.example',
    'DTSTAMP:20261120T060000Z',
    'DTSTART:20261127T163000Z',
    'DTEND:20261128T020000Z',
    'SUMMARY:Dhaka – Bogura',
    'LOCATION:Kallyanpur\\, Mirpur Road',
    'DESCRIPTION:Be there by 10:00 PM\\nSeat B3\\; B4',
    'URL:https://poth.example/ticket/K7XQ4M2P9A',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what a company calls itself adds no property and ends no line', () => {
  const title = 'A\\B; C,\r\nATTENDEE:mailto:a@b.c\u0007';
  const file = calendarFile({ ...entry, title }, now);
  expect(linesOf(file)).toContain('SUMMARY:A\\\\B\\; C\\,\\nATTENDEE:mailto:a@b.c ');
  expect(file).not.toMatch(/^ATTENDEE/m);
});

test('no line is longer than 75 octets, and no letter of Bangla is cut', () => {
  const title = 'ঢাকা থেকে কক্সবাজার, দেশ ট্রাভেলস ডিটি-৪০২১, সিট B3 ও B4 🚌'.repeat(4);
  const file = calendarFile({ ...entry, title }, now);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  expect(file).not.toContain('\uFFFD');
  expect(linesOf(file)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
});
