import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBothWaysDiscount, bothWaysOff, fareBeforeBothWaysDiscount } from '../booking/both-ways.ts';
import { type Paisa, sum, taka } from '../money.ts';
import { mostBothWaysPercent } from '../schedule/both-ways.ts';
import { fullRefundUntil, withheldToRefund, withheldForOtherWay } from './other-way.ts';
import { defaultRefundPolicy, quoteFreeCancellation, quoteRefund } from './policy.ts';

const lostAt = new Date('2026-11-26T10:00:00Z');
const at = (time: string) => new Date(`2026-11-27T${time}Z`);

test('a way whose other way was lost goes back in full for a day from then on', () => {
  expect(fullRefundUntil(lostAt, lostAt)).toEqual(at('10:00:00'));
  expect(fullRefundUntil(lostAt, at('09:59:59'))).toEqual(at('10:00:00'));
  expect(fullRefundUntil(lostAt, at('10:00:00'))).toBeNull();
});

test('a way whose other way was not lost goes by its policy', () => {
  expect(fullRefundUntil(null, lostAt)).toBeNull();
});

test('all that was paid for it comes back, but not once its coach has left', () => {
  const seat = { seatNo: 'B3', farePaisa: 70_000, serviceChargePaisa: 2_000, discountPaisa: 5_000 };
  const departsAt = at('08:00:00');
  const quote = quoteFreeCancellation('other-way-lost', [seat], departsAt, at('07:59:59'));
  expect(quote).toMatchObject({ refundPaisa: 67_000, feePaisa: 0, free: 'other-way-lost' });
  expect(quoteFreeCancellation('other-way-lost', [seat], departsAt, departsAt)).toBeUndefined();
});

test('the discount of the other way comes off once for each of its seats that stays alone, the highest first', () => {
  expect(withheldForOtherWay([7_000, 9_000], 2, 1)).toBe(9_000);
  expect(withheldForOtherWay([7_000, 9_000], 1, 1)).toBe(7_000);
  expect(withheldForOtherWay([7_000], 2, 1)).toBe(0);
  expect(withheldForOtherWay([], 2, 2)).toBe(0);
});

test('it never takes more than would come back', () => {
  const [seat] = [{ seatNo: 'B3', farePaisa: 10_000 }];
  const quote = quoteRefund(defaultRefundPolicy, [seat], at('12:00:00'), at('01:00:00'), taka(300));
  expect(quote).toMatchObject({ refundPaisa: 0, feePaisa: 5_000, seats: [{ otherWayPaisa: 5_000 }] });
});

test('who buys both ways to give one back pays at least the whole fare of the other, and the fee', () => {
  const fares = fc.array(fc.integer({ min: 10, max: 3_000 }), { minLength: 1, maxLength: 4 });
  const percents = fc.integer({ min: 0, max: mostBothWaysPercent });
  fc.assert(
    fc.property(fares, fares, percents, fc.integer({ min: 0, max: 96 }), (out, home, percent, hours) => {
      const seatsOf = (taken: readonly number[]) =>
        taken.map((fare, seat) => ({ seatNo: `A${seat}`, farePaisa: taka(fare), bothWaysOffPaisa: taka(0) }));
      const road = { operatorId: 'desh', bothWaysPercent: percent };
      const there = { ...road, fromPlaceId: 'dhaka', toPlaceId: 'bogura', seats: seatsOf(out) };
      const back = { ...road, fromPlaceId: 'bogura', toPlaceId: 'dhaka', seats: seatsOf(home) };
      const kept = withBothWaysDiscount(there.seats, bothWaysOff(there, back));
      const given = withBothWaysDiscount(back.seats, bothWaysOff(back, there));
      const offs = kept.map(({ bothWaysOffPaisa }) => bothWaysOffPaisa).filter((off) => off > 0);
      const departsAt = new Date('2026-12-24T10:00:00Z');
      const now = new Date(departsAt.getTime() - hours * 3_600_000 - 1);
      const quote = (other: Paisa) => quoteRefund(defaultRefundPolicy, given, departsAt, now, other);
      const [plain, less] = [quote(taka(0)), quote(withheldForOtherWay(offs, given.length, given.length))];
      const paid = sum([...kept, ...given].map(({ farePaisa }) => farePaisa));
      const [leftOf, wholeOfKept] = [
        paid - (less?.refundPaisa ?? 0),
        sum(there.seats.map(fareBeforeBothWaysDiscount)),
      ];
      const isTooLittle = (plain?.refundPaisa ?? 0) < sum(offs);
      // Withholds the fee and the other way's discount; a refund smaller than that discount becomes zero.
      expect(less?.refundPaisa).toBe(isTooLittle ? 0 : (plain?.refundPaisa ?? 0) - sum(offs));
      if (!isTooLittle) expect(leftOf).toBe(wholeOfKept + (plain?.feePaisa ?? 0));
    }),
  );
});

test('what was kept for seats of the other way comes back as far as they do not stay alone any more', () => {
  const kept = { keptPaisa: 16_000, backPaisa: 0, liveSeats: 0 };
  expect(withheldToRefund(kept, [7_000, 9_000])).toBe(0);
  expect(withheldToRefund(kept, [7_000])).toBe(9_000);
  expect(withheldToRefund(kept, [])).toBe(16_000);
  expect(withheldToRefund({ ...kept, backPaisa: 9_000 }, [])).toBe(7_000);
  expect(withheldToRefund({ ...kept, backPaisa: 16_000 }, [])).toBe(0);
  // Less than the discount was withheld, because the refund was smaller.
  expect(withheldToRefund({ ...kept, keptPaisa: 8_000 }, [7_000])).toBe(1_000);
});

test('in whichever order seats are given back: kept is what the seats have off that stay alone, at the end nothing', () => {
  const fares = fc.array(fc.integer({ min: 10, max: 3_000 }), { minLength: 1, maxLength: 4 });
  const percents = fc.integer({ min: 0, max: mostBothWaysPercent });
  const orders = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(fares, fares, percents, orders, (out, home, percent, order) => {
      const road = { operatorId: 'desh', bothWaysPercent: percent };
      const seatsOf = (taken: readonly number[]) =>
        taken.map((fare, seat) => ({ seatNo: `A${seat}`, farePaisa: taka(fare), bothWaysOffPaisa: taka(0) }));
      const there = { ...road, fromPlaceId: 'dhaka', toPlaceId: 'bogura', seats: seatsOf(out) };
      const back = { ...road, fromPlaceId: 'bogura', toPlaceId: 'dhaka', seats: seatsOf(home) };
      const start = (of: typeof there, other: typeof there) => ({
        live: withBothWaysDiscount(of.seats, bothWaysOff(of, other)).map(
          ({ bothWaysOffPaisa }): number => bothWaysOffPaisa,
        ),
        kept: 0,
        back: 0,
      });
      const ways = [start(there, back), start(back, there)] as const;
      const offsOf = ({ live }: (typeof ways)[number]) => live.filter((off) => off > 0);
      while (ways.some(({ live }) => live.length > 0)) {
        const pick = order.next().value;
        const [way, other] = ways[pick % 2]?.live.length
          ? [ways[pick % 2], ways[1 - (pick % 2)]]
          : [ways[1 - (pick % 2)], ways[pick % 2]];
        if (!way || !other) return;
        way.kept += withheldForOtherWay(offsOf(other), way.live.length, 1);
        way.live.splice(pick % way.live.length, 1);
        const ofOther = { keptPaisa: other.kept, backPaisa: other.back, liveSeats: other.live.length };
        other.back += withheldToRefund(ofOther, offsOf(way));
        for (const [one, beside] of [ways, ways.toReversed()] as [typeof way, typeof way][]) {
          const offs = offsOf(beside).toSorted((a, b) => b - a);
          expect(one.kept - one.back).toBe(sum(offs.slice(0, Math.max(0, offs.length - one.live.length))));
        }
      }
      expect(ways.map(({ kept, back: returned }) => kept - returned)).toEqual([0, 0]);
    }),
  );
});
