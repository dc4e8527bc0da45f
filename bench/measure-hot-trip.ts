import { writePurchase } from './bare-purchase.ts';
import { type Bench, measureBare } from './bench.ts';
import { buy, type Wish } from './buyer.ts';
import { checkSoldOut, waitForMessages } from './checks.ts';
import { cpuOfEach, withCpu } from './cpu.ts';
import { type Figures, gather } from './figures.ts';
import { doAll, Failed } from './load.ts';
import type { Line } from './report.ts';
import { wishesForHotTrip } from './wishes.ts';

/** Concurrent buyers of the hot trip. */
const hotAtOnce = 200;
/** Problem codes that a buyer without a seat may get. */
const honestAnswers = ['seat-taken', 'unavailable'];

/** Races all buyers for a trip: figures of those who won a seat, of those who got an honest refusal, and of both. */
const race = async (
  wishes: readonly Wish[],
  tryToBuy: (wish: Wish) => Promise<unknown>,
): Promise<{ won: Figures; told: Figures; answered: Figures }> => {
  const [answered, told] = [gather(), gather()];
  const startedAt = performance.now();
  const won = await doAll(wishes, hotAtOnce, async (wish) => {
    const beganAt = performance.now();
    try {
      await tryToBuy(wish);
    } catch (thrown) {
      if (thrown instanceof Failed && honestAnswers.includes(thrown.code))
        told.done(performance.now() - beganAt);
      throw thrown;
    } finally {
      answered.done(performance.now() - beganAt);
    }
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return { won, told: told.figures(seconds), answered: answered.figures(seconds) };
};

/** Measures many buyers for every seat of one trip, until it is sold out and everybody is answered. */
export const measureHotTrip = async (bench: Bench): Promise<Line[]> => {
  const { program, pool, wrong } = bench;
  const wishes = await wishesForHotTrip(pool);
  const bare = await measureBare(bench);

  const [{ won, told, answered }, cpu] = await withCpu(program.processes, async () => {
    const raced = await race(wishes, (wish) => buy(program, wish, () => undefined));
    wrong.push(...(await waitForMessages(pool, 'the hot trip')));
    return raced;
  });
  wrong.push(...(await checkSoldOut(pool, wishes[0]?.tripId ?? '', won.count)));
  for (const [code, count] of Object.entries(won.errors))
    if (!honestAnswers.includes(code)) wrong.push(`the hot trip: ${count} buyers were told ${code}`);

  const sql = (await race(await wishesForHotTrip(pool), (wish) => writePurchase(pool, wish))).answered;
  return [
    {
      what: `hot trip: ${wishes.length} buyers, ${hotAtOnce} at once, all answered`,
      figures: answered,
      bare,
      sql,
      cpu: cpuOfEach(cpu, won),
    },
    { what: 'hot trip: winners, until the trip is sold out', figures: won },
    { what: 'hot trip: losers, told that the seat is taken', figures: told },
    { what: '– bare endpoint beside it', figures: bare },
    { what: '– the same through the bare driver', figures: sql },
  ];
};
