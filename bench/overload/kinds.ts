import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type pg from 'pg';
import type { LaneName } from '../../server/http/request-lanes.ts';
import { newAddress } from '../../server/testing/buyer.ts';
import { send } from '../client.ts';
import { readDemand } from '../demand.ts';
import { scatteredWishes } from '../wishes.ts';

/** Request of a kind. */
export type Asked = { method: 'GET' | 'POST'; path: string; headers: OutgoingHttpHeaders; body?: string };

/** Requests of one lane, and their share of all. */
export type Kind = { lane: LaneName | 'health'; share: number; draw: () => Asked };

const holders = 200;
const drawnEach = 2_000;

const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
};

/** Headers with a cookie, so that no answer comes from the shared cache. */
const own = (): OutgoingHttpHeaders => ({ 'x-forwarded-for': newAddress(), cookie: 'own=1' });
const writing = (): OutgoingHttpHeaders => ({
  ...own(),
  'x-poth-client': 'bench',
  'content-type': 'application/json',
});

/** Prepares the requests of a rush, lane by lane: rendered pages, maps, first taps, checkouts, and health checks. */
export const openKinds = async (portalUrl: string, pool: pg.Pool): Promise<readonly Kind[]> => {
  const demand = await readDemand(pool);
  const [pages, maps] = [demand.pages(drawnEach), demand.seatMaps(drawnEach)];
  const wishes = await scatteredWishes(pool);
  const hold = ({ tripId, seatNo, fromStopNo, toStopNo }: (typeof wishes)[number]): string =>
    JSON.stringify({ tripId, fromStopNo, toStopNo, seatNos: [seatNo], language: 'bn', key: randomUUID() });

  const checkouts: { path: string; cookie: string }[] = [];
  for (const wish of wishes.splice(0, holders)) {
    const held = await send('POST', `${portalUrl}/api/holds`, writing(), hold(wish), {
      isRepeatable: true,
    });
    const { bookingId } = JSON.parse(held.text) as { bookingId?: string };
    const cookie = held.headers['set-cookie']?.[0]?.split(';')[0];
    if (bookingId && cookie) checkouts.push({ path: `/api/holds/${wish.tripId}/${bookingId}`, cookie });
  }
  return [
    { lane: 'looking', share: 0.25, draw: () => ({ method: 'GET', path: oneOf(pages), headers: own() }) },
    { lane: 'maps', share: 0.2, draw: () => ({ method: 'GET', path: oneOf(maps), headers: own() }) },
    {
      lane: 'holding',
      share: 0.4,
      draw: () => ({ method: 'POST', path: '/api/holds', headers: writing(), body: hold(oneOf(wishes)) }),
    },
    {
      lane: 'buying',
      share: 0.14,
      draw: () => {
        const { path, cookie } = oneOf(checkouts);
        return { method: 'GET', path, headers: { ...own(), cookie } };
      },
    },
    { lane: 'health', share: 0.01, draw: () => ({ method: 'GET', path: '/healthz', headers: {} }) },
  ];
};

/** Draws a kind by its share. */
export const drawKind = (kinds: readonly Kind[]): Kind => {
  let at = Math.random() * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const kind of kinds) if ((at -= kind.share) <= 0) return kind;
  return oneOf(kinds);
};
