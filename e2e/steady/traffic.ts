import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { buy, type Step, type Wish } from '../../bench/buyer.ts';
import { send } from '../../bench/client.ts';
import { readDemand } from '../../bench/demand.ts';
import { doAtRate, Failed } from '../../bench/load.ts';
import type { Program } from '../../bench/program.ts';
import { scatteredWishes } from '../../bench/wishes.ts';
import { newAddress } from '../../server/testing/buyer.ts';
import { cancelPurchase } from '../cancel-purchase.ts';

const perSecond = { buyers: 10, looks: 20 };
const openMaps = 80;
const mapChangesMs = 500;
/** One of this many buyers cancels the ticket, and one abandons the held seat. */
const [oneCancelsIn, oneLeavesIn] = [5, 10];
/** Addresses drawn at once, of each kind. */
const drawnAtOnce = 500;

/** Ends a purchase after its hold, like a person who closes the page. */
class Left extends Error {}

const buyOrLeave = async (program: Program, wish: Wish, at: number): Promise<void> => {
  const leaves = at % oneLeavesIn === 0;
  const took = (step: Step): void => {
    if (leaves && step === 'hold') throw new Left();
  };
  const bought = await buy(program, wish, took).catch((thrown: unknown) => {
    if (thrown instanceof Left) return undefined;
    throw thrown;
  });
  if (bought && at % oneCancelsIn === 1) await cancelPurchase(program.portalUrl, wish, bought);
};

const look = async (portalUrl: string, path: string): Promise<void> => {
  const { status } = await send('GET', portalUrl + path, { 'x-forwarded-for': newAddress() });
  if (status !== 200) throw new Failed(`${path.split('?')[0]}: ${status}`);
};

/** Yields what `draw` returns, endlessly. */
function* drawn(draws: readonly ((count: number) => string[])[]): Generator<string> {
  for (;;) {
    const kinds = draws.map((draw) => draw(drawnAtOnce));
    for (let at = 0; at < drawnAtOnce; at++) for (const kind of kinds) yield kind[at] ?? '/';
  }
}

/** Opens a live map like a watching browser; returns the function that closes it. */
const openMap = (portalUrl: string, { tripId, fromStopNo, toStopNo }: Wish): (() => void) => {
  const url = `${portalUrl}/live/seats/${tripId}?leg=${fromStopNo}-${toStopNo}`;
  const request = get(url, { agent: false, headers: { 'x-forwarded-for': newAddress() } }, (answer) =>
    answer.resume().on('error', () => undefined),
  );
  request.on('error', () => undefined);
  return () => request.destroy();
};

const watchMaps = async (portalUrl: string, wishes: readonly Wish[], endsAt: number): Promise<void> => {
  const open: (() => void)[] = [];
  for (let at = 0; performance.now() < endsAt; at++) {
    const wish = wishes[at % wishes.length];
    if (wish) open.push(openMap(portalUrl, wish));
    if (open.length < openMaps) continue;
    open.shift()?.();
    await pause(mapChangesMs);
  }
  for (const close of open) close();
};

/** Lets people buy, cancel, leave, search and watch seats for some seconds; returns the result. */
export const useFor = async (program: Program, pool: pg.Pool, seconds: number) => {
  const [demand, wishes] = [await readDemand(pool), await scatteredWishes(pool)];
  const looks = drawn([demand.searches, demand.seatMaps, demand.pages]);
  const endsAt = performance.now() + seconds * 1_000;
  const [bought, looked] = await Promise.all([
    doAtRate(wishes.entries(), { perSecond: perSecond.buyers, seconds }, ([at, wish]) =>
      buyOrLeave(program, wish, at),
    ),
    doAtRate(looks, { perSecond: perSecond.looks, seconds }, (path) => look(program.portalUrl, path)),
    watchMaps(program.portalUrl, wishes, endsAt),
  ]);
  return { wished: wishes.length, bought, looked };
};
