import { setTimeout as pause } from 'node:timers/promises';
import { buy, type Wish } from '../../bench/buyer.ts';
import type { Figures } from '../../bench/figures.ts';
import { doAll, Failed } from '../../bench/load.ts';

/** Returns whether a refusal is final; after any other failure the buyer retries. */
const isFinal = (code: string): boolean => code === 'seat-taken';
const retryMs = 500;
/** Longest time that a buyer retries. */
const patienceMs = 180_000;

export type Storm = {
  /** Wishes that ended: tickets, and the others by the code of their refusal. */
  figures: Figures;
  /** Bookings that were reported as confirmed. */
  bought: string[];
  /** Number of retries, by the failure before. */
  again: Record<string, number>;
};

/** Sells to a number of concurrent buyers until every wish has ended. told gets the number of tickets so far. */
export const sellToAll = async (
  program: { portalUrl: string; sandboxUrl: string },
  wishes: readonly Wish[],
  { atOnce, told }: { atOnce: number; told: (tickets: number) => void },
): Promise<Storm> => {
  const bought: string[] = [];
  const again: Record<string, number> = {};
  const buyWithRetries = async (wish: Wish): Promise<void> => {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        const { bookingId } = await buy(program, wish, () => undefined);
        bought.push(bookingId);
        told(bought.length);
        return;
      } catch (thrown) {
        const code = thrown instanceof Failed ? thrown.code : String(thrown);
        if (isFinal(code) || performance.now() > until) throw thrown;
        again[code] = (again[code] ?? 0) + 1;
        await pause(retryMs);
      }
    }
  };
  return { figures: await doAll(wishes, atOnce, buyWithRetries), bought, again };
};
