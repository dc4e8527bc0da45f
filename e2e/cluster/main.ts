import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { findWrong, waitForMessages } from '../../bench/checks.ts';
import { openPool } from '../../bench/tape.ts';
import { openProof } from '../proof.ts';
import { killAt } from './machine-away.ts';
import { offer, openSale, prepare } from './offer.ts';
import { startOn } from './start.ts';
import { sellToAll } from './storm.ts';

// DATABASE_URL=… npm run prove:cluster [-- --trips 6 --buyers 16 --kill COMMAND --start COMMAND]: see README.md of this folder.
const { values } = parseArgs({
  options: {
    trips: { type: 'string', default: '6' },
    buyers: { type: 'string', default: '16' },
    kill: { type: 'string' },
    start: { type: 'string' },
  },
});
/**
 * Time limit for chores to query payments whose buyers got no answer, and for a machine to finish its prepared transactions.
 */
const settlesWithinMs = 240_000;

const { check, closers, run } = openProof();

/** Repeats the check until nothing is wrong; returns what is still wrong at the time limit. */
const wrongAfter = async (look: () => Promise<string[]>): Promise<string[]> => {
  const until = performance.now() + settlesWithinMs;
  for (;;) {
    const wrong = await look();
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await pause(5_000);
  }
};

const countConfirmed = async (pool: pg.Pool, bookingIds: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from booking where booking_id = any($1::uuid[]) and state = 'confirmed'",
    [bookingIds],
  );
  return rows[0]?.count ?? 0;
};

const prove = async (): Promise<void> => {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL names the empty database that is sold from');
  const { kill, start } = values;
  if ((kill === undefined) !== (start === undefined)) throw new Error('--kill and --start belong together');
  const since = new Date();
  const workers = await prepare(databaseUrl);
  const wishes = await offer(databaseUrl, Number(values.trips));
  const program = await startOn(databaseUrl);
  closers.push(program.stop);
  await openSale(databaseUrl);
  const pool = openPool(databaseUrl);
  // A killed machine ends idle connections.
  pool.on('error', () => undefined);
  closers.push(() => pool.end());

  const seats = new Set(wishes.map(({ tripId, seatNo }) => `${tripId} ${seatNo}`)).size;
  const blow = kill && start ? killAt(Math.floor(seats / 3), { kill, start }) : undefined;
  const { figures, bought, again } = await sellToAll(program, wishes, {
    atOnce: Number(values.buyers),
    told: (tickets) => blow?.told(tickets),
  });
  console.log(
    `${workers > 0 ? `a cluster with ${workers} workers` : 'one server'}, ${availableParallelism()} cores here: ` +
      `${figures.count} tickets in ${figures.seconds.toFixed(1)} s, ${figures.perSecond.toFixed(1)} a second, ` +
      `p50 ${figures.p50Ms.toFixed(0)} ms, p99 ${figures.p99Ms.toFixed(0)} ms; others: ${JSON.stringify(figures.errors)}; ` +
      `came again: ${JSON.stringify(again)}`,
  );
  if (blow) check(await blow.over(), 'a machine was killed in the middle, and is back');
  check(bought.length > 0 && bought.length <= seats, `${bought.length} tickets for ${seats} seats`);
  if (!blow) check(bought.length === seats, 'every seat was sold');
  check((await countConfirmed(pool, bought)) === bought.length, 'who was told of a ticket has one');
  const unsent = await wrongAfter(() => waitForMessages(pool, 'after the storm'));
  check(unsent.length === 0, unsent.join('; ') || 'every message is sent');
  const wrong = await wrongAfter(() => findWrong(pool, program, since));
  check(wrong.length === 0, wrong.join('\n') || 'the audit is clean, and the ledger is that of the gateway');
};

await run(prove);
