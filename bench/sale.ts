import { type Bench } from './bench.ts';
import { buy, type Step, steps, type Wish } from './buyer.ts';
import { lookAtOutbox, type Unsent, waitForMessages } from './checks.ts';
import { type Cpu, cpuOfEach, withCpu } from './cpu.ts';
import { type Figures, gather } from './figures.ts';

/** Figures of a load of purchases, its messages included. */
export type Sale = {
  /** Purchases whose messages are sent, over the time until the last message; latencies from hold to ticket. */
  complete: Figures;
  /** Purchases over the time until the buyers had their tickets. */
  bought: Figures;
  steps: { step: Step; figures: Figures }[];
  /** Waiting time of each SMS and mail. */
  messages: Figures;
  /** Outbox when the last buyer had a ticket. */
  unsent: Unsent;
  cpu: Cpu | undefined;
  /** Bytes that each purchase added to the write-ahead log. */
  walBytes: number;
};

/** End of the write-ahead log. */
const readWalEnd = async ({ pool }: Bench): Promise<number> => {
  const { rows } = await pool.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
};

/**
 * Waiting times of messages for tickets bought since a moment, with the number of their purchases and the time until
 * the last.
 */
const readMessages = async ({ pool }: Bench, since: Date) => {
  const { rows } = await pool.query<{ bookings: number; ms: number[]; seconds: number }>(
    `select count(distinct payload ->> 'bookingId')::int as bookings,
      coalesce(array_agg(extract(epoch from done_at - created_at)::float8 * 1000), '{}') as ms,
      coalesce(extract(epoch from max(done_at) - $1), 0)::float8 as seconds
    from outbox where topic = 'booking-confirmed' and created_at >= $1 and done_at is not null`,
    [since],
  );
  const { bookings, ms, seconds } = rows[0] ?? { bookings: 0, ms: [], seconds: 0 };
  const sent = gather();
  for (const one of ms) sent.done(one);
  return { bookings, seconds, messages: sent.figures(seconds) };
};

/**
 * Runs a load of buyers for free seats and waits until their messages are sent: only then a purchase counts. what:
 * label in findings; every buyer of a free seat must get it.
 */
export const sell = async (
  bench: Bench,
  what: string,
  load: (buyOne: (wish: Wish) => Promise<unknown>) => Promise<Figures>,
): Promise<Sale> => {
  const { program, pool, wrong } = bench;
  const times = steps.map((step) => ({ step, gathered: gather() }));
  const since = new Date();
  const walBegan = await readWalEnd(bench);
  const [{ bought, unsent }, cpu] = await withCpu(program.processes, async () => {
    const figures = await load((wish) =>
      buy(program, wish, (done, ms) => times.find(({ step }) => step === done)?.gathered.done(ms)),
    );
    const outbox = await lookAtOutbox(pool);
    wrong.push(...(await waitForMessages(pool, what)));
    return { bought: figures, unsent: outbox };
  });
  const { bookings, seconds, messages } = await readMessages(bench, since);
  for (const [code, count] of Object.entries(bought.errors))
    wrong.push(`${what}: ${count} buyers of free seats were told ${code}`);
  if (bookings !== bought.count)
    wrong.push(`${what}: ${bought.count} purchases, and messages were sent of ${bookings}`);
  return {
    complete: { ...bought, count: bookings, seconds, perSecond: bookings / seconds },
    bought,
    steps: times.map(({ step, gathered }) => ({ step, figures: gathered.figures(bought.seconds) })),
    messages,
    unsent,
    cpu: cpuOfEach(cpu, bought),
    walBytes: ((await readWalEnd(bench)) - walBegan) / bookings,
  };
};
