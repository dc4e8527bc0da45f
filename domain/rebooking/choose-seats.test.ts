import { expect, test } from 'vitest';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';
import { seatsOf } from '../fleet/seat-layout.ts';
import { chooseSeats } from './choose-seats.ts';

const layout = seatLayouts['economy-36'];
const terms = { layout, coachClass: 'economy' as const };
const bought = (...seatNos: string[]) => seatNos.map((seatNo) => ({ seatNo, passengerGender: null }));
const offered = (free: string[], marks: Record<string, 'women'> = {}) => ({
  ...terms,
  free: new Set(free),
  marks,
});

test('who sat side by side sits so again; a seat between an aisle and nobody is no pair', () => {
  const pair = chooseSeats(terms, bought('B3', 'B4'), offered(['A2', 'A3', 'C1', 'C2']));
  expect(Object.fromEntries(pair ?? [])).toEqual({ B3: 'C1', B4: 'C2' });
  expect(chooseSeats(terms, bought('B3', 'B4'), offered(['A2', 'A3', 'C2', 'C3']))).toBeUndefined();
});

test('who sat apart may sit anywhere, and a pair beside them is placed first', () => {
  const three = chooseSeats(terms, bought('A1', 'B3', 'B4'), offered(['A1', 'A2', 'C3']));
  expect(Object.fromEntries(three ?? [])).toEqual({ B3: 'A1', B4: 'A2', A1: 'C3' });
});

test('the seats of the same numbers are kept where they are free, of the class and side by side there too', () => {
  const keeps = (plan: ReturnType<typeof offered>, ...seatNos: string[]) =>
    Object.fromEntries(chooseSeats(terms, bought(...seatNos), plan) ?? []);
  const all = seatsOf(layout);
  expect(keeps(offered(all), 'I4')).toEqual({ I4: 'I4' });
  expect(keeps(offered(all), 'B3', 'B4')).toEqual({ B3: 'B3', B4: 'B4' });
  const withoutOne = all.filter((seat) => seat !== 'B4');
  expect(keeps(offered(withoutOne), 'B3', 'B4'), 'one of a pair is taken').toEqual({ B3: 'A1', B4: 'A2' });
  expect(keeps(offered(withoutOne), 'A1', 'B3', 'B4'), 'the pair takes no seat that is kept').toEqual({
    A1: 'A1',
    B3: 'A3',
    B4: 'A4',
  });
  expect(keeps(offered(all, { I4: 'women' }), 'I4')).toEqual({ I4: 'A1' });
  const business = { ...layout, classes: { I4: 'business' as const } };
  expect(keeps({ ...offered(all), layout: business }, 'I4')).toEqual({ I4: 'A1' });
  const apart = { ...layout, rows: layout.rows.map((row) => row.toSpliced(4, 0, null)) };
  expect(keeps({ ...offered(['A1', 'A2', 'B3', 'B4']), layout: apart }, 'B3', 'B4')).toEqual({
    B3: 'A1',
    B4: 'A2',
  });
});

test('of the seats that were chosen, passengers get the same once no others are free', () => {
  const all = seatsOf(layout);
  const parties = [['I4'], ['B3', 'B4'], ['A1', 'B3', 'B4'], ['A1', 'A2', 'B2', 'C3']];
  const plans = [
    all,
    all.filter((seat) => seat !== 'B4'),
    ['A1', 'A2', 'C3', 'D1'],
    ['A2', 'A3', 'B1', 'C3', 'C4'],
  ];
  for (const seatNos of parties)
    for (const free of plans) {
      const chosen = chooseSeats(terms, bought(...seatNos), offered(free));
      const again = chooseSeats(terms, bought(...seatNos), offered([...(chosen?.values() ?? [])]));
      expect(again).toEqual(chosen);
    }
});

test('each gets a seat of its own, or the coach is not offered', () => {
  expect(chooseSeats(terms, bought('A1', 'B2'), offered(['C3']))).toBeUndefined();
  const all = chooseSeats(terms, bought('A1', 'B2'), offered(seatsOf(layout)));
  expect(new Set(all?.values()).size).toBe(2);
});

test('a seat that is kept for women goes to women alone', () => {
  const plan = offered(['A1', 'A2'], { A1: 'women' });
  expect(Object.fromEntries(chooseSeats(terms, bought('B1'), plan) ?? [])).toEqual({ B1: 'A2' });
  const woman = [{ seatNo: 'B1', passengerGender: 'female' as const }];
  expect(Object.fromEntries(chooseSeats(terms, woman, plan) ?? [])).toEqual({ B1: 'A1' });
});

test('a seat of another class is none for who paid for this one', () => {
  const business = { ...offered(['A1', 'A2']), coachClass: 'business' as const };
  expect(chooseSeats(terms, bought('B1'), business)).toBeUndefined();
});
