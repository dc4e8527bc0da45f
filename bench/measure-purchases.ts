import { writePurchase } from './bare-purchase.ts';
import { type Bench, measureBare } from './bench.ts';
import { buy, steps } from './buyer.ts';
import { waitForMessages } from './checks.ts';
import { cpuOfEach, withCpu } from './cpu.ts';
import { type Figures, gather } from './figures.ts';
import { atOnce, doAll, forSeconds } from './load.ts';
import type { Line } from './report.ts';
import { scatteredWishes } from './wishes.ts';

/** How long the messages of tickets bought since then waited to be sent, once all are. */
const messagesSince = async ({ pool, wrong }: Bench, since: Date): Promise<Figures> => {
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

/** Complete purchases of seats that nobody else wants, on many trips, until their tickets are sent too. */
export const measurePurchases = async (bench: Bench): Promise<Line[]> => {
  const { program, pool, seconds, wrong } = bench;
  const wishes = (await scatteredWishes(pool)).values();
  await doAll(forSeconds(wishes, seconds / 2), atOnce, (wish) => buy(program, wish, () => undefined));
  await waitForMessages(pool);
  const bare = await measureBare(bench);

  const times = steps.map((step) => ({ step, gathered: gather() }));
  const since = new Date();
  const [{ figures, sent }, cpu] = await withCpu(program.processes, async () => {
    const bought = await doAll(forSeconds(wishes, seconds * 2), atOnce, (wish) =>
      buy(program, wish, (done, ms) => times.find(({ step }) => step === done)?.gathered.done(ms)),
    );
    return { figures: bought, sent: await messagesSince(bench, since) };
  });
  for (const [code, count] of Object.entries(figures.errors))
    wrong.push(`purchases: ${count} buyers of free seats were told ${code}`);
  const sql = await doAll(forSeconds(wishes, seconds / 2), atOnce, (wish) => writePurchase(pool, wish));
  return [
    {
      what: 'purchases on many trips, from hold to ticket',
      figures,
      bare,
      sql,
      cpu: cpuOfEach(cpu, figures),
    },
    ...times.map(({ step, gathered }) => ({
      what: `– ${step}`,
      figures: gathered.figures(figures.count / figures.perSecond),
    })),
    { what: '– each SMS and mail, sent after it', figures: sent },
    { what: '– bare endpoint beside it', figures: bare },
    { what: '– their writes through the bare driver', figures: sql },
  ];
};
