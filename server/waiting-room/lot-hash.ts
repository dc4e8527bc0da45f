import { createHash, createHmac, randomBytes } from 'node:crypto';
import { countBySmallest, hashRange } from '@poth/domain/waiting-room/smallest-hashes.ts';
import type { LotRow } from './lot-store.ts';

const sha256 = (text: string) => createHash('sha256').update(text);

/** The first 48 bits of a digest as a number. */
const numberOf = (digest: Buffer): number => digest.readUIntBE(0, 6);

/** Draws the secret of a room. */
export const drawSecret = (): string => randomBytes(32).toString('hex');

/** Hash of a secret, published before the secret itself. */
export const commitmentTo = (secret: string): string => sha256(secret).digest('hex');

/** Hash of a place by which it is counted. */
export const countedHash = (placeId: string): number => numberOf(sha256(placeId).digest());

/**
 * Seed of a lot: SHA-256 of its secret, its public value (empty: none) and the smallest hashes of its places, in their
 * order, one to a line. docs/check-lot.mjs computes the same.
 */
export const seedOf = ({
  secret,
  publicValue,
  provenSmallest,
  unprovenSmallest,
}: Omit<LotRow, 'mergeNo'>): string =>
  sha256([secret, publicValue ?? '', provenSmallest.join(' '), unprovenSmallest.join(' ')].join('\n')).digest(
    'hex',
  );

/** Share of a place under a seed, from 0 to 1, by which the places of a lot are ordered. */
export const shareOf = (seed: string, placeId: string): number =>
  numberOf(createHmac('sha256', seed).update(placeId).digest()) / hashRange;

/** Counts the places of both queues of a lot. */
export const countLotPlaces = ({ provenSmallest, unprovenSmallest }: Omit<LotRow, 'mergeNo'>) => ({
  proven: countBySmallest(provenSmallest),
  unproven: countBySmallest(unprovenSmallest),
});
