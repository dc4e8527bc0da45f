import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberInLot, numberInQueue } from './place.ts';
import { countBySmallest, hashRange, mergeSmallest, mostHashesKept } from './smallest-hashes.ts';

const number = (digest: Buffer): number => digest.readUIntBE(0, 6);
const shareOf = (seed: string, placeId: string): number =>
  number(createHmac('sha256', seed).update(placeId).digest()) / hashRange;
const hashOf = (placeId: string): number => number(createHash('sha256').update(placeId).digest());

const placeIds = fc.uniqueArray(fc.string({ minLength: 4, maxLength: 22 }), { minLength: 2, maxLength: 200 });
const orderOf = (seed: string, ids: readonly string[]): string[] =>
  ids.toSorted((one, other) => shareOf(seed, one) - shareOf(seed, other));

test('the order of a lot is a permutation of its places, whatever their order of arrival', () => {
  fc.assert(
    fc.property(placeIds, fc.string({ minLength: 1 }), (ids, seed) => {
      const order = orderOf(seed, ids);
      expect(order.toSorted()).toEqual(ids.toSorted());
      expect(orderOf(seed, ids.toReversed())).toEqual(order);
      const numbers = order.map((id) => numberInLot(shareOf(seed, id), ids.length));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      expect(numbers.every((one) => one >= 1 && one <= ids.length)).toBe(true);
    }),
  );
});

test('nobody can choose a place: over many seeds every place comes first as often as another', () => {
  const ids = Array.from({ length: 8 }, (_, at) => `place ${at}`);
  const first = new Map<string, number>();
  const rounds = 1_600;
  for (let seed = 0; seed < rounds; seed++) {
    const winner = orderOf(`seed ${seed}`, ids)[0] ?? '';
    first.set(winner, (first.get(winner) ?? 0) + 1);
  }
  for (const id of ids) {
    expect(first.get(id)).toBeGreaterThan(120);
    expect(first.get(id)).toBeLessThan(280);
  }
});

test('who comes after the opening comes after the whole lot, in the order of arrival', () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(share, fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }), (part, counted, lateNo) => {
      expect(numberInQueue(lateNo, part, counted)).toBeGreaterThan(
        counted === 0 ? 0 : numberInQueue(null, part, counted),
      );
      expect(numberInQueue(lateNo + 1, part, counted)).toBe(numberInQueue(lateNo, part, counted) + 1);
    }),
  );
});

test('places are counted once each, whatever process counted them and however often', () => {
  fc.assert(
    fc.property(placeIds, fc.array(fc.nat(199), { maxLength: 300 }), (ids, again) => {
      const hashes = ids.map(hashOf);
      const repeated = again.map((at) => hashes[at % hashes.length] ?? 0);
      const [one, other] = [hashes.slice(0, 20).concat(repeated), hashes.slice(10)];
      const merged = mergeSmallest(mergeSmallest(one, []), mergeSmallest(other, []));
      expect(countBySmallest(merged)).toBe(ids.length);
      expect(mergeSmallest(merged, other)).toEqual(merged);
    }),
  );
});

test('many places are counted to some percent, merged in any order', () => {
  const hashes = Array.from({ length: 20_000 }, (_, at) => hashOf(`place ${at}`));
  const parts = [hashes.slice(0, 6_000), hashes.slice(4_000, 16_000), hashes.slice(14_000)];
  const merged = parts.reduce<number[]>((all, part) => mergeSmallest(all, part), []);
  expect(merged).toHaveLength(mostHashesKept);
  expect(merged).toEqual(parts.toReversed().reduce<number[]>((all, part) => mergeSmallest(all, part), []));
  expect(Math.abs(countBySmallest(merged) - 20_000)).toBeLessThan(2_000);
});

test('a place that nobody counted waits for nobody, and one that was left out of a count has a number of it', () => {
  expect(numberInLot(0.7, 0)).toBe(0);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 5_000 }),
      (share, counted) => {
        const drawn = numberInLot(share, counted);
        expect(drawn >= 1 && drawn <= counted).toBe(true);
      },
    ),
  );
});
