import type { TicketSummary } from '@poth/domain/ticket/my-tickets.ts';
import { expect, test } from 'vitest';
import { myTicketView } from './my-tickets-view.ts';

const point = (name: string, at: string) => ({
  counterId: name,
  stopNo: 0,
  name: { en: name, bn: name },
  address: { en: 'Main road', bn: 'প্রধান সড়ক' },
  phone: '+8801700100026',
  at: new Date(at),
  reportingAt: new Date(new Date(at).getTime() - 30 * 60_000),
});

const summary: TicketSummary = {
  bookingId: 'b',
  pnr: 'K7XQ4M2P9A',
  state: 'confirmed',
  validity: 'valid',
  operator: { en: 'Desh Travels', bn: 'দেশ ট্রাভেলস' },
  operatorSlug: 'desh-travels',
  search: { from: 'dhaka', to: 'coxs-bazar' },
  departsAt: new Date('2026-11-27T18:15:00Z'),
  coachNumber: 'DT-4021',
  coachType: 'ac',
  coachClass: 'business',
  from: { en: 'Dhaka', bn: 'ঢাকা' },
  to: { en: "Cox's Bazar", bn: 'কক্সবাজার' },
  delayMinutes: 0,
  boarding: point('Abdullahpur', '2026-11-27T18:15:00Z'),
  dropping: point('Kolatoli', '2026-11-28T02:00:00Z'),
  seatNos: ['B3', 'B4'],
  refunds: [],
  canDownload: true,
  canCancel: true,
  canRate: false,
};
const now = new Date('2026-12-01T06:00:00Z');
const flat = (text: string) => text.replaceAll('\u00a0', ' ');

test('who boards after midnight reads the new date, and the evening before to be at the counter', () => {
  const { from, to, boarding } = myTicketView(summary, 'en', now);
  expect([from.date, flat(from.time), to.date, flat(to.time)]).toEqual([
    'Sat 28 Nov',
    '12:15 AM',
    'Sat 28 Nov',
    '8:00 AM',
  ]);
  expect(flat(boarding.reporting)).toBe('Fri 27 Nov, 11:45 PM');
  expect(flat(myTicketView(summary, 'bn', now).boarding.reporting)).toBe('শুক্র ২৭ নভেম্বর, রাত ১১:৪৫');
});

test('a journey that is over says so, and of which year it was', () => {
  const view = myTicketView({ ...summary, validity: 'expired', canCancel: false }, 'en', now);
  expect(view).toMatchObject({
    isAhead: false,
    stateName: { en: 'Expired' },
    from: { date: 'Sat 28 Nov 2026' },
  });
  expect(myTicketView({ ...summary, validity: 'boarded' }, 'en', now).stateName.en).toBe('Boarded');
});

test('what got no seat, or is looked at once more, says how it stands', () => {
  const none = { ...summary, validity: null, canDownload: false, canCancel: false };
  expect(myTicketView({ ...none, state: 'unseated' }, 'en', now)).toMatchObject({
    isAhead: false,
    stateName: { en: 'No seat' },
  });
  expect(myTicketView({ ...none, state: 'review' }, 'en', now)).toMatchObject({
    isAhead: true,
    stateName: { en: 'Being checked' },
  });
});

test('a coach that runs late is said to, as long as it is waited for', () => {
  expect(myTicketView({ ...summary, delayMinutes: 90 }, 'en', now).late).toBe('1 h 30 m late');
  expect(myTicketView({ ...summary, delayMinutes: 90 }, 'bn', now).late).toBe('১ ঘণ্টা ৩০ মিনিট দেরি');
  expect(myTicketView({ ...summary, delayMinutes: 90, validity: 'expired' }, 'en', now).late).toBeNull();
});

test('what is over or cancelled leads to the same journey once more, what is ahead does not', () => {
  expect(myTicketView(summary, 'en', now).againPath).toBeNull();
  const over = { ...summary, validity: 'expired' as const };
  expect(myTicketView(over, 'bn', now).againPath).toBe(
    '/search?from=dhaka&to=coxs-bazar&date=2026-12-05#by-desh-travels',
  );
  const cancelled = { ...summary, state: 'cancelled' as const, validity: 'cancelled' as const };
  const before = new Date('2026-11-20T06:00:00Z');
  expect(myTicketView(cancelled, 'en', before).againPath).toContain('date=2026-11-28#');
});
