import { send } from '../client.ts';
import { seedOf, shareOf, commitmentTo } from '../../server/waiting-room/lot-hash.ts';
import { numberInLot } from '../../domain/waiting-room/place.ts';
import type { Visitor } from './visitor.ts';

type Lot = Parameters<typeof seedOf>[0] & { commitment: string; seed: string };
type Room = { queues: Record<'proven' | 'unproven', { counted: number; admitted: number }> };

/**
 * Recomputes the order of the lot from the published data, and compares every visitor's number with it. Prints how low
 * the numbers are that have a ticket.
 */
export const checkOrder = async (
  portalUrl: string,
  roomId: string,
  visitors: readonly Visitor[],
): Promise<string[]> => {
  const read = async <T>(path: string) => JSON.parse((await send('GET', portalUrl + path, {})).text) as T;
  const lot = await read<Lot>(`/api/waiting-rooms/${roomId}/lot`);
  const { queues } = await read<Room>(`/api/waiting-rooms/${roomId}`);
  const wrong: string[] = [];
  if (commitmentTo(lot.secret) !== lot.commitment) wrong.push('the secret is not the one that was promised');
  if (seedOf(lot) !== lot.seed) wrong.push('the seed does not come of the lot');
  const placeIds = new Set(visitors.flatMap(({ placeId }) => placeId ?? []));
  const placed = visitors.filter(({ placeId }) => placeId !== undefined);
  if (placeIds.size !== placed.length) wrong.push(`${placed.length} places are ${placeIds.size}`);
  let checked = 0;
  for (const { placeId = '', number, isLate, isProven } of placed) {
    if (number === undefined) continue;
    const { counted } = queues[isProven ? 'proven' : 'unproven'];
    const expected = numberInLot(shareOf(lot.seed, placeId), counted);
    // Around the moment of the opening clocks may disagree on who was late.
    if (number <= counted ? number !== expected : !isLate)
      wrong.push(`${placeId}: ${number}, not ${expected}`);
    checked += 1;
  }
  const entered = visitors.filter(({ enteredAt }) => enteredAt);
  for (const { number = 0, enteredAt } of entered)
    if (number > (enteredAt?.admitted ?? 0)) wrong.push(`${number} entered before it was admitted`);
  const late = visitors.filter(({ number, isLate, isProven }) => isLate && number !== undefined && isProven);
  const inOrder = late
    .toSorted((one, other) => one.arrivedMs - other.arrivedMs)
    .map(({ number = 0 }) => number);
  const turned = inOrder.filter((number, at) => at > 0 && number < (inOrder[at - 1] ?? 0)).length;
  console.log(
    `order: ${checked} numbers checked, ${entered.length} entered, ${turned} of ${late.length} late ones out of their order`,
  );
  const sold = visitors
    .flatMap(({ hasTicket, isProven, number }) => (hasTicket && isProven && number ? [number] : []))
    .toSorted((one, other) => one - other);
  const upTo = (share: number) => sold[Math.floor(share * (sold.length - 1))] ?? 0;
  console.log(
    `tickets: ${sold.length} of proven numbers, half of them up to ${upTo(0.5)}, nine of ten up to ${upTo(0.9)}, all up to ${upTo(1)}`,
  );
  return wrong.slice(0, 20);
};
