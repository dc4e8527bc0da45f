import { writePurchase } from './bare-purchase.ts';
import { type Bench, measureBare } from './bench.ts';
import type { Wish } from './buyer.ts';
import type { Figures } from './figures.ts';
import { atOnce, doAll, doAtRate, forSeconds } from './load.ts';
import type { Line } from './report.ts';
import { type Sale, sell } from './sale.ts';
import { scatteredWishes } from './wishes.ts';

/** Buyers at once in the two closed loops: 256 are enough to queue in the portal instead of in this client. */
const crowds = [atOnce, 256];

/** Lines for a load of purchases: the total, its steps, its messages. */
export const saleLines = (what: string, sale: Sale, beside: { bare?: Figures; sql?: Figures }): Line[] => [
  { what, figures: sale.complete, cpu: sale.cpu, walBytes: sale.walBytes, ...beside },
  ...sale.steps.map(({ step, figures }) => ({ what: `– ${step}`, figures })),
  { what: '– until the buyers have tickets', figures: sale.bought },
  { what: '– each SMS and mail, sent after it', figures: sale.messages, unsent: sale.unsent },
  ...(beside.bare ? [{ what: '– bare endpoint beside it', figures: beside.bare }] : []),
  ...(beside.sql ? [{ what: '– their writes through the bare driver', figures: beside.sql }] : []),
];

/** Buys for a moment without measuring: afterwards the code is compiled and the caches are warm. */
const warmUp = (bench: Bench, wishes: Iterator<Wish>) =>
  sell(bench, 'before the purchases', (buyOne) =>
    doAll(forSeconds(wishes, bench.seconds / 2), atOnce, buyOne),
  );

/** Measures complete purchases without contention, on many trips, by 32 and by 256 buyers at once. */
export const measurePurchases = async (bench: Bench): Promise<Line[]> => {
  const wishes = (await scatteredWishes(bench.pool)).values();
  await warmUp(bench, wishes);
  const lines: Line[] = [];
  for (const buyers of crowds) {
    const bare = await measureBare(bench);
    const what = `purchases, ${buyers} buyers at once`;
    const sale = await sell(bench, what, (buyOne) =>
      doAll(forSeconds(wishes, bench.seconds * 2), buyers, buyOne),
    );
    const sql = await doAll(forSeconds(wishes, bench.seconds / 2), buyers, (wish) =>
      writePurchase(bench.pool, wish),
    );
    lines.push(...saleLines(what, sale, { bare, sql }));
  }
  return lines;
};

/** Measures purchases by buyers who arrive at their own rate, whether earlier ones are done or not. */
export const measureOpenLoop = async (bench: Bench): Promise<Line[]> => {
  const wishes = (await scatteredWishes(bench.pool)).values();
  await warmUp(bench, wishes);
  const what = `purchases, ${bench.rate} buyers come a second`;
  const sale = await sell(bench, what, (buyOne) =>
    doAtRate(wishes, { perSecond: bench.rate, seconds: bench.seconds * 2 }, buyOne),
  );
  return saleLines(what, sale, {});
};
