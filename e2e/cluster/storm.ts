import { setTimeout as pause } from 'node:timers/promises';
import { buy, type Wish } from '../../bench/buyer.ts';
import type { Figures } from '../../bench/figures.ts';
import { doAll, Failed } from '../../bench/load.ts';

/** Says whether a buyer was told once and for all; who meets anything else comes again. */
const isFinal = (code: string): boolean => code === 'seat-taken';
const againMs = 500;
/** How long somebody comes again at most. */
const patienceMs = 180_000;

export type Storm = {
  /** Wishes that ended, and how: those that came to a ticket, and by its word what became of the others. */
  figures: Figures;
  /** Bookings that were told to be confirmed. */
  bought: string[];
  /** Times somebody came again, by what was said before. */
  again: Record<string, number>;
};

/** Sells to so many buyers at once until every wish has ended. told hears how many tickets there are. */
export const sellToAll = async (
  program: { portalUrl: string; sandboxUrl: string },
  wishes: readonly Wish[],
  { atOnce, told }: { atOnce: number; told: (tickets: number) => void },
): Promise<Storm> => {
  const bought: string[] = [];
  const again: Record<string, number> = {};
  const buyOrComeAgain = async (wish: Wish): Promise<void> => {
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
        await pause(againMs);
      }
    }
  };
  return { figures: await doAll(wishes, atOnce, buyOrComeAgain), bought, again };
};
