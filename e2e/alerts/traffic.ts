import { setTimeout as pause } from 'node:timers/promises';
import { buy, type Step, type Wish } from '../../bench/buyer.ts';
import { send } from '../../bench/client.ts';
import { Failed } from '../../bench/load.ts';
import { newAddress } from '../../server/testing/buyer.ts';

export type Sites = { portalUrl: string; sandboxUrl: string };

/** Interval between purchases, and between views of pages. */
const [buyEveryMs, lookEveryMs] = [1_000, 250];

/** Runs purchases and page views of an ordinary day until stopped; failures are counted by reason. */
export const beginTraffic = (sites: Sites, wishes: Iterator<Wish>) => {
  const stopping = new AbortController();
  let bought = 0;
  const failed: Record<string, number> = {};
  const underWay = new Set<Promise<unknown>>();
  const attempt = (work: Promise<unknown>): void => {
    const done: Promise<unknown> = work
      .catch((thrown: unknown) => {
        const why = thrown instanceof Failed ? thrown.code : String(thrown);
        failed[why] = (failed[why] ?? 0) + 1;
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const nextWish = (): Wish => {
    const next = wishes.next();
    if (next.done) throw new Error('every seat of the demonstration is sold');
    return next.value;
  };
  const repeat = async (everyMs: number, work: () => Promise<unknown>): Promise<void> => {
    while (!stopping.signal.aborted) {
      attempt(work());
      await pause(everyMs);
    }
  };
  const buyOne = async (): Promise<void> => {
    await buy(sites, nextWish(), () => undefined);
    bought += 1;
  };
  let looks = 0;
  const lookOnce = async (): Promise<void> => {
    const path = ['/', '/bn', '/faqs'][looks++ % 3];
    const { status } = await send('GET', sites.portalUrl + path, { 'x-forwarded-for': newAddress() });
    if (status !== 200) throw new Failed(`${path}: ${status}`);
  };
  const loops = [repeat(buyEveryMs, buyOne), repeat(lookEveryMs, lookOnce)];
  return {
    nextWish,
    bought: () => bought,
    failed: () => ({ ...failed }),
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(loops);
      await Promise.all(underWay);
    },
  };
};

export type Traffic = ReturnType<typeof beginTraffic>;

/** Makes a purchase up to the end of a step, and no further. */
export const buyUntil = async (sites: Sites, wish: Wish, last: Step): Promise<void> => {
  const left = new Failed('left');
  await buy(sites, wish, (step) => {
    if (step === last) throw left;
  }).catch((thrown: unknown) => {
    if (thrown !== left) throw thrown;
  });
};
