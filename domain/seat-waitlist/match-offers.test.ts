import { expect, test } from 'vitest';
import { matchOffers } from './match-offers.ts';
import type { WaitingEntry } from './waitlist.ts';

const waits = (entryId: string, more: Partial<WaitingEntry> = {}): WaitingEntry => ({
  entryId,
  fromStopNo: 0,
  toStopNo: 2,
  wants: 'offer',
  seatCount: 1,
  onlyWomen: false,
  ...more,
});
const free = (seats: Record<string, number[]>) =>
  new Map(Object.entries(seats).map(([seatNo, legs]) => [seatNo, new Set(legs)] as const));
const nobody = () => false;
const who = (...given: Parameters<typeof matchOffers>) =>
  matchOffers(...given).offers.map(({ waiting, seatNos }) => [waiting.entryId, ...seatNos].join(' '));

test('who came first is asked first, and a seat is offered once', () => {
  const list = [waits('first'), waits('second'), waits('third')];
  expect(who(free({ A1: [0, 1], A2: [0, 1] }), list, nobody)).toEqual(['first A1', 'second A2']);
});

test('who needs more seats than were freed is passed over, and keeps nothing from the next', () => {
  const list = [waits('pair', { seatCount: 2 }), waits('alone')];
  expect(who(free({ A1: [0, 1] }), list, nobody)).toEqual(['alone A1']);
  expect(who(free({ A1: [0, 1], A2: [0, 1] }), list, nobody)).toEqual(['pair A1 A2']);
});

test('a seat goes to a journey all of whose legs are free, and on other legs to another', () => {
  const list = [
    waits('all the way'),
    waits('to the first stop', { toStopNo: 1 }),
    waits('from there', { fromStopNo: 1 }),
  ];
  expect(who(free({ A1: [0] }), list, nobody)).toEqual(['to the first stop A1']);
  expect(who(free({ A1: [0, 1] }), list.slice(1), nobody)).toEqual(['to the first stop A1', 'from there A1']);
});

test('a seat that is kept for women is offered to parties of women, who get it before others', () => {
  const isForWomen = (seatNo: string) => seatNo === 'A2';
  const list = [waits('anybody'), waits('women', { onlyWomen: true }), waits('later')];
  expect(who(free({ A2: [0, 1] }), list, isForWomen)).toEqual(['women A2']);
  expect(who(free({ A1: [0, 1], A2: [0, 1] }), list.slice(1), isForWomen)).toEqual(['women A2', 'later A1']);
});

test('who asked to be told hears of what nobody on the list is offered', () => {
  const list = [
    waits('told', { wants: 'notice' }),
    waits('needs two', { wants: 'notice', seatCount: 2 }),
    waits('first'),
  ];
  const toldOf = (seats: Record<string, number[]>) =>
    matchOffers(free(seats), list, nobody).told.map(({ entryId }) => entryId);
  expect(toldOf({ A1: [0, 1] })).toEqual([]);
  expect(toldOf({ A1: [0, 1], A2: [0, 1] })).toEqual(['told']);
  expect(toldOf({ A1: [0, 1], A2: [0, 1], A3: [0, 1] })).toEqual(['told', 'needs two']);
});
