import { expect, test } from 'vitest';
import type { TicketFields } from '../ticket/ticket-code.ts';
import type { BoardingList, BoardingRider } from './boarding.ts';
import { judgeMark } from './judge-mark.ts';
import { judgeByHand, judgeScan } from './judge-scan.ts';
import { csvOf } from '../csv.ts';
import { paisa } from '../money.ts';
import type { Manifest } from './manifest.ts';
import { manifestRows } from './manifest-table.ts';
import { countAt, type KeptMark, applyMarks } from './apply-marks.ts';
import { boardingOpensAt, mayLeave } from './window.ts';

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const tripId = uuid(9);
const at = new Date('2026-11-27T16:00:00Z');
const seconds = (date: string) => Date.parse(date) / 1000;

const rider = (digit: number, seatNo: string, more: Partial<BoardingRider> = {}): BoardingRider => ({
  ticketId: uuid(digit),
  seatNo,
  issueNo: 1,
  state: 'issued',
  name: 'Rahima Khatun',
  kind: 'adult',
  gender: null,
  phone: null,
  pnr: 'K7XQ4M2P9A',
  fromStopNo: 0,
  toStopNo: 2,
  boarding: { en: 'Gabtoli', bn: 'গাবতলী' },
  dropping: { en: 'Naogaon', bn: 'নওগাঁ' },
  boardedBy: null,
  boardedAt: null,
  ...more,
});
const trip = {
  tripId,
  state: 'on-sale',
  opensAt: new Date('2026-11-27T04:30:00Z'),
} satisfies Partial<BoardingList>;
const riders = [
  rider(1, 'A1'),
  rider(2, 'A2', { state: 'void' }),
  rider(3, 'A3', { fromStopNo: 1 }),
  rider(4, 'A4', { state: 'boarded', boardedBy: uuid(8) }),
  rider(5, 'B1', { issueNo: 2 }),
];
const fields = (digit: number, seatNo: string, more: Partial<TicketFields> = {}): TicketFields => ({
  keyId: 'deadbeef',
  ticketId: uuid(digit),
  tripId,
  seatNo,
  fromStopNo: 0,
  toStopNo: 2,
  issueNo: 1,
  passengerHash: '00000000',
  notBeforeSeconds: seconds('2026-11-20T00:00:00Z'),
  notAfterSeconds: seconds('2026-11-29T00:00:00Z'),
  ...more,
});
const mark = (digit: number, ticket: number, more: Partial<KeptMark> = {}): KeptMark =>
  ({
    kind: 'board',
    scanId: uuid(digit),
    ticketId: uuid(ticket),
    way: 'code',
    at: '2026-11-27T16:00:00.000Z',
    tripId,
    sentAt: null,
    stranger: null,
    ...more,
  }) as KeptMark;

test.each([
  ['a ticket of the list', fields(1, 'A1'), 'boarded'],
  ['one bought after the list was read', fields(6, 'C1'), 'unknown-ticket'],
  ['one that is aboard already', fields(4, 'A4'), 'second-use'],
  ['a cancelled one', fields(2, 'A2'), 'void'],
  ['one that was issued anew', fields(5, 'B1'), 'void'],
  ['the old paper of a seat that has a new ticket', fields(7, 'B1'), 'void'],
  ['one of another trip', fields(1, 'A1', { tripId: uuid(1) }), 'other-trip'],
  ['one that boards further on', fields(3, 'A3', { fromStopNo: 1 }), 'other-stop'],
  [
    'one that is not valid yet',
    fields(1, 'A1', { notBeforeSeconds: seconds('2026-11-28T00:00:00Z') }),
    'too-early',
  ],
  ['one of yesterday', fields(1, 'A1', { notAfterSeconds: seconds('2026-11-27T00:00:00Z') }), 'too-late'],
])('%s', (_, code, verdict) => {
  const door = { now: at, stopNo: 0 };
  const now = applyMarks({ riders, at }, []);
  expect(judgeScan({ fields: code, genuine: true }, trip, now, door).verdict).toBe(verdict);
  expect(judgeScan({ fields: code, genuine: false }, trip, now, door)).toEqual({
    verdict: 'forged',
    rider: null,
  });
});

test('a journey that ends where the coach stands is over, a later stop takes who missed an earlier one', () => {
  const now = applyMarks({ riders, at }, []);
  const judge = (code: TicketFields) =>
    judgeScan({ fields: code, genuine: true }, trip, now, { now: at, stopNo: 1 }).verdict;
  expect(judge(fields(1, 'A1', { toStopNo: 1 }))).toBe('too-late');
  expect(judge(fields(1, 'A1'))).toBe('boarded');
});

test('nobody is let in the day before, and nobody onto a trip that does not run', () => {
  const [first] = applyMarks({ riders, at }, []);
  const early = new Date('2026-11-27T04:29:00Z');
  expect(boardingOpensAt(new Date('2026-11-27T16:30:00Z'))).toEqual(trip.opensAt);
  expect(first && judgeByHand(first, trip, early).verdict).toBe('too-early');
  expect(first && judgeByHand(first, { ...trip, state: 'cancelled' }, at).verdict).toBe('void');
  expect(judgeScan(undefined, trip, [], { now: at, stopNo: 0 }).verdict).toBe('no-ticket');
  expect([59, 61].map((minutes) => mayLeave(new Date(at.getTime() + minutes * 60_000), at))).toEqual([
    true,
    false,
  ]);
});

test('what was marked on the phone counts at once, is taken back, and is believed until the list says it', () => {
  const stranger = { seatNo: 'C1', issueNo: 1, fromStopNo: 0, toStopNo: 2 };
  const undo = { kind: 'undo', undoes: uuid(1) } as Partial<KeptMark>;
  const states = (marks: KeptMark[], list = { riders, at }) =>
    applyMarks(list, marks)
      .filter(({ ticketId }) => ticketId === uuid(1) || ticketId === uuid(6))
      .map(({ state, waiting }) => [state, waiting]);
  expect(states([mark(1, 1), mark(2, 6, { stranger })])).toEqual([
    ['boarded', true],
    ['boarded', true],
  ]);
  expect(states([mark(1, 1), mark(2, 1), mark(3, 1, undo)])).toEqual([['issued', true]]);
  // Taking back the second use leaves the first.
  expect(
    states([mark(1, 1), mark(2, 1), mark(3, 1, { ...undo, undoes: uuid(2) } as Partial<KeptMark>)]),
  ).toEqual([['boarded', true]]);
  const sentAt = new Date(at.getTime() - 1000);
  expect(states([mark(1, 1, { sentAt })])).toEqual([['boarded', false]]);
  expect(states([mark(1, 1, { sentAt })], { riders, at: new Date(at.getTime() + 60_000) })).toEqual([
    ['issued', false],
  ]);
  expect(countAt(applyMarks({ riders, at }, [mark(1, 1)]), 0)).toEqual({ all: 3, aboard: 2, missing: 1 });
});

test('a mark means the same however late it comes: once aboard, then a second use, and each taken back alone', () => {
  const board = mark(1, 1);
  const undo = mark(2, 1, { kind: 'undo', undoes: uuid(1) } as Partial<KeptMark>);
  const issued = { state: 'issued', tripCancelled: false } as const;
  const boarded = { state: 'boarded', tripCancelled: false } as const;
  const first = { scanId: uuid(1), undoes: null, verdict: 'boarded' } as const;
  const second = { scanId: uuid(3), undoes: null, verdict: 'second-use' } as const;
  const undone = { scanId: uuid(2), undoes: uuid(1), verdict: 'undone' } as const;
  expect([
    judgeMark(board, issued, []),
    judgeMark(board, { ...issued, state: 'no-show' }, []),
    judgeMark(board, boarded, [first]),
    judgeMark(board, { ...issued, state: 'void' }, []),
    judgeMark(board, { ...issued, tripCancelled: true }, []),
    judgeMark(undo, boarded, [first]),
    judgeMark(undo, issued, [first, undone]),
    judgeMark(undo, { ...issued, state: 'void' }, [first]),
    judgeMark(undo, issued, []),
    judgeMark({ ...undo, undoes: uuid(3) } as KeptMark, boarded, [first, second]),
  ]).toEqual([
    'boarded',
    'boarded',
    'second-use',
    'void',
    'void',
    'undone',
    'nothing',
    'nothing',
    'nothing',
    'undone',
  ]);
});

test('the file of a list has phones as they are dialled, taka, no formulas, and no money for a conductor', () => {
  const place = { en: 'Dhaka', bn: 'ঢাকা' };
  const manifest = {
    seesMoney: true,
    rows: [
      {
        seatNo: 'A1',
        name: '=HYPERLINK("x")',
        phone: '+8801711234567',
        kind: 'child',
        gender: 'female',
        fromStopNo: 0,
        from: place,
        to: place,
        boarding: place,
        dropping: place,
        pnr: 'K7XQ4M2P9A',
        state: 'kept',
        channel: 'phone',
        paidPaisa: paisa(0),
        duePaisa: paisa(72_050),
      },
    ],
  } as unknown as Manifest;
  const file = csvOf(manifestRows(manifest, 'en'));
  expect(file).toContain(`"'=HYPERLINK(""x"")",01711234567,`);
  expect(file).toContain('"Child, woman",Phone,0,720.5');
  expect(csvOf(manifestRows({ ...manifest, seesMoney: false }, 'bn'))).not.toMatch(/৳|720/);
});
