import type { RiderNow } from '@poth/domain/boarding/apply-marks.ts';
import { expect, test } from 'vitest';
import { findRiders, riderOfSeat } from './door-view.ts';

const rider = (seatNo: string, name: string, pnr: string, phone: string): RiderNow => ({
  ticketId: seatNo,
  seatNo,
  issueNo: 1,
  state: 'issued',
  name,
  kind: 'adult',
  gender: null,
  phone,
  pnr,
  fromStopNo: 0,
  toStopNo: 1,
  boarding: { en: '', bn: '' },
  dropping: { en: '', bn: '' },
  boardedBy: null,
  boardedAt: null,
  listed: true,
  waiting: false,
});
const riders = [
  rider('A1', 'Nasrin Akter', 'K7XQ4M2P9A', '+8801712345678'),
  rider('A10', 'Abdullah Al-Mamun', 'YYTZTNT7UT', '+8801811111111'),
];
const seatsFound = (typed: string) => findRiders(riders, typed).map(({ seatNo }) => seatNo);

test('a conductor finds a passenger by the PNR and the number as tickets and lists print them', () => {
  for (const typed of ['K7XQ4 M2P9A', 'k7xq4-m2p9a', ' K7XQ4M2P9A ', '7XQ4 M2'])
    expect(seatsFound(typed), typed).toEqual(['A1']);
  for (const typed of ['01712-345678', '০১৭১২-৩৪৫৬৭৮', '+880 1712 345678', '8801712345678', '345678'])
    expect(seatsFound(typed), typed).toEqual(['A1']);
});

test('names are found as they are written, seats without their spaces, and nothing typed finds everybody', () => {
  expect(seatsFound('al-mamun')).toEqual(['A10']);
  expect(seatsFound('nasrin a')).toEqual(['A1']);
  expect(seatsFound('a 10')).toEqual(['A10']);
  expect(riderOfSeat(riders, 'a 1', 0)?.seatNo).toBe('A1');
  expect(seatsFound(' ')).toEqual(['A1', 'A10']);
  expect(seatsFound('-')).toEqual(['A10']);
  expect(seatsFound('zzz')).toEqual([]);
});
