import type { Bench } from './bench.ts';
import { readDemand } from './demand.ts';
import type { Figures } from './figures.ts';
import { doAtRate, getForSeconds } from './load.ts';
import { saleLines } from './measure-purchases.ts';
import { checkAnswered } from './measure-reads.ts';
import type { Line } from './report.ts';
import { sell } from './sale.ts';
import { scatteredWishes } from './wishes.ts';

/** Requests that each connection draws and then repeats. */
const drawnEach = 1_000;

/**
 * Measures searches, seat maps and search pages of all routes and dates, drawn by demand, while buyers arrive at their
 * rate and want the journeys in most demand.
 */
export const measureMixed = async (bench: Bench): Promise<Line[]> => {
  const { program, pool, seconds, rate } = bench;
  const demand = await readDemand(pool);
  const wishes = (await scatteredWishes(pool, demand.weightOf)).values();
  const kinds = [
    { name: 'searches', connections: 16, draw: demand.searches },
    { name: 'seat maps', connections: 12, draw: demand.seatMaps },
    { name: 'pages of searches', connections: 4, draw: demand.pages },
  ];
  const read = (forSeconds: number): Promise<Figures[]> =>
    Promise.all(
      kinds.map(({ draw, connections }) =>
        getForSeconds(program.portalUrl, () => draw(drawnEach), forSeconds, connections),
      ),
    );
  await read(seconds / 3);

  const what = `mixed: purchases, ${rate} buyers come a second while others look`;
  let reads: Figures[] = [];
  const sale = await sell(bench, what, async (buyOne) => {
    const reading = read(seconds * 2);
    const bought = await doAtRate(wishes, { perSecond: rate, seconds: seconds * 2 }, buyOne);
    reads = await reading;
    return bought;
  });
  const looks = kinds.map(({ name, connections }, at): Line => {
    const line = `mixed: ${name} of ${demand.routes} routes, ${demand.dates} dates, ${connections} connections`;
    const figures = reads[at];
    if (!figures) throw new Error(`${name} were not read`);
    checkAnswered(bench, line, figures);
    return { what: line, figures };
  });
  return [...looks, ...saleLines(what, { ...sale, cpu: undefined }, {})];
};
