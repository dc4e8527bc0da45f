import type { LogEntry } from '@poth/domain/audit-log/log.ts';
import { expect, test } from 'vitest';
import { entryView } from './log-view.ts';

const entry: LogEntry = {
  stream: 'portal:admin:01a225a0-d844-7918-9d95-993c443b8fa5',
  subject: null,
  entryNo: 1,
  at: new Date('2026-11-29T11:37:00Z'),
  actor: 'account:1',
  byName: 'Mitu Akter',
  act: 'booking-looked-at',
  detail: { pnr: 'DGJDNRXYVA', by: 'pnr' },
};
const about = (more: Partial<LogEntry>, language: 'en' | 'bn' = 'en') =>
  entryView({ ...entry, ...more }, {}, language).about;

test('an entry tells the booking that it is about by its PNR, not by an id', () => {
  expect(about({})).toBe('Booking DGJDN RXYVA');
  expect(about({}, 'bn')).toBe('বুকিং DGJDN RXYVA');
});

test('companies, people and parts of the portal keep their names', () => {
  expect(about({ stream: 'operator:1', subject: 'Hanif Enterprise' })).toBe('Hanif Enterprise');
  expect(about({ stream: 'portal:settings', detail: {} })).toBe('settings');
  expect(about({ detail: { pnr: null } })).toBe('admin:01a225a0-d844-7918-9d95-993c443b8fa5');
});
