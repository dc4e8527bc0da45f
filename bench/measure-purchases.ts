import type pg from 'pg';
import { writePurchase } from './bare-purchase.ts';
import { buy, steps } from './buyer.ts';
import { checkSoldOut, waitForMessages } from './checks.ts';
import { type Figures, gather } from './figures.ts';
import { atOnce, doAll, Failed, forSeconds } from './load.ts';
import type { Bench } from './measure-reads.ts';
import type { Line } from './report.ts';
import { scatteredWishes, wishesForHotTrip } from './wishes.ts';

/** So many buyers want a seat of the hot trip at the same moment. */
const hotAtOnce = 200;
/** What the loser of a race for a seat may be told. */
const honestAnswers = ['seat-taken', 'unavailable'];

/** How long the tickets bought since then waited to be sent, once all are. */
const messagesSince = async (pool: pg.Pool, since: Date, wrong: string[]): Promise<Figures> => {
  const left = await waitForMessages(pool);
  if (left > 0) wrong.push(`${left} messages were not sent within a minute`);
  const { rows } = await pool.query<{ ms: number }>(
    `select extract(epoch from done_at - created_at)::float8 * 1000 as ms from outbox
    where topic = 'booking-confirmed' and created_at >= $1 and done_at is not null`,
    [since],
  );
  const sent = gather();
  for (const { ms } of rows) sent.done(ms);
  return sent.figures((Date.now() - since.getTime()) / 1000);
};

/** Complete purchases of seats that nobody else wants, on many trips. wrong takes up what must not be. */
export const measurePurchases = async (bench: Bench, wrong: string[]): Promise<Line[]> => {
  const { program, pool, seconds } = bench;
  const wishes = (await scatteredWishes(pool)).values();
  await doAll(forSeconds(wishes, seconds / 2), atOnce, (wish) => buy(program, wish, () => undefined));
  await waitForMessages(pool);
  const bare = await bench.beside();

  const times = steps.map((step) => ({ step, gathered: gather() }));
  const since = new Date();
  const figures = await doAll(forSeconds(wishes, seconds * 2), atOnce, (wish) =>
    buy(program, wish, (done, ms) => times.find(({ step }) => step === done)?.gathered.done(ms)),
  );
  const duration = (Date.now() - since.getTime()) / 1000;
  const sent = await messagesSince(pool, since, wrong);
  const sql = await doAll(forSeconds(wishes, seconds / 2), atOnce, (wish) => writePurchase(pool, wish));
  return [
    { what: 'purchases on many trips, from hold to ticket', figures, bare, sql },
    ...times.map(({ step, gathered }) => ({ what: `– ${step}`, figures: gathered.figures(duration) })),
    { what: '– ticket sent by SMS and mail, after it', figures: sent },
    { what: '– bare endpoint beside it', figures: bare },
    { what: '– their writes through the bare driver', figures: sql },
  ];
};

/** Many buyers for every seat of one trip until it is sold out. wrong takes up what must not be. */
export const measureHotTrip = async (bench: Bench, wrong: string[]): Promise<Line[]> => {
  const { program, pool } = bench;
  const wishes = await wishesForHotTrip(pool);
  const tripId = wishes[0]?.tripId ?? '';
  const bare = await bench.beside();

  const [answered, told] = [gather(), gather()];
  const startedAt = performance.now();
  const figures = await doAll(wishes, hotAtOnce, async (wish) => {
    const beganAt = performance.now();
    const took = () => performance.now() - beganAt;
    try {
      await buy(program, wish, () => undefined);
    } catch (thrown) {
      if (!(thrown instanceof Failed && honestAnswers.includes(thrown.code))) throw thrown;
      told.done(took());
      throw thrown;
    } finally {
      answered.done(took());
    }
  });
  const duration = (performance.now() - startedAt) / 1000;
  wrong.push(...(await checkSoldOut(pool, tripId, figures.count)));
  for (const [code, count] of Object.entries(figures.errors))
    if (!honestAnswers.includes(code)) wrong.push(`the hot trip: ${count} buyers were told ${code}`);

  const bareWishes = await wishesForHotTrip(pool);
  const sql = gather();
  const sqlStartedAt = performance.now();
  await doAll(bareWishes, hotAtOnce, async (wish) => {
    const beganAt = performance.now();
    await writePurchase(pool, wish).finally(() => sql.done(performance.now() - beganAt));
  });
  const sqlFigures = sql.figures((performance.now() - sqlStartedAt) / 1000);
  return [
    {
      what: `one hot trip, ${wishes.length} buyers, ${hotAtOnce} at once: answered`,
      figures: answered.figures(duration),
      bare,
      sql: sqlFigures,
    },
    { what: '– with a ticket; the trip is sold out', figures },
    { what: '– told that the seat is taken', figures: told.figures(duration) },
    { what: '– bare endpoint beside it', figures: bare },
    { what: '– the same through the bare driver', figures: sqlFigures },
  ];
};
