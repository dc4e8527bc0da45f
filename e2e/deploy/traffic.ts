import { buy, type Wish } from '../../bench/buyer.ts';
import { send } from '../../bench/client.ts';
import { doAll, Failed, forever } from '../../bench/load.ts';
import type { Program } from '../../bench/program.ts';
import { newAddress } from '../../server/testing/buyer.ts';
import { cancelPurchase } from '../cancel-purchase.ts';

type Sites = Pick<Program, 'portalUrl' | 'sandboxUrl'>;

const [buyers, lookers] = [6, 2];
/** One of this many purchases is cancelled. */
const oneCancelledIn = 5;

const look = async (url: string): Promise<void> => {
  const { status } = await send('GET', url, { 'x-forwarded-for': newAddress() });
  if (status !== 200) throw new Failed(`${new URL(url).pathname}: ${status}`);
};

/** Lets people buy, cancel and view seats and pages concurrently, until they are stopped or no seat is left. */
export const beginTraffic = (sites: Sites, wishes: readonly Wish[]) => {
  const [kept, cancelled]: [string[], string[]] = [[], []];
  let [stopped, purchases] = [false, 0];
  const untilStopped = function* <Item>(items: Iterable<Item>): Generator<Item> {
    for (const item of items) {
      if (stopped) return;
      yield item;
    }
  };
  const buying = doAll(untilStopped(wishes), buyers, async (wish) => {
    const bought = await buy(sites, wish, () => undefined);
    const isCancelled = purchases++ % oneCancelledIn === 0;
    if (isCancelled) await cancelPurchase(sites.portalUrl, wish, bought);
    (isCancelled ? cancelled : kept).push(bought.bookingId);
  });
  const seen = wishes
    .slice(0, 40)
    .flatMap(({ tripId, fromStopNo, toStopNo }) => [
      `/api/trips/${tripId}/seats?from=${fromStopNo}&to=${toStopNo}`,
      '/',
      '/bn',
    ]);
  const looking = doAll(untilStopped(forever(seen)), lookers, (path) => look(sites.portalUrl + path));
  return {
    kept,
    cancelled,
    /** Stops it once all is answered; returns failures, counted by reason. */
    stop: async (): Promise<Record<string, number>> => {
      stopped = true;
      const [bought, looked] = await Promise.all([buying, looking]);
      return { ...bought.errors, ...looked.errors };
    },
  };
};
