import { gatewayControl } from '../server/testing/gateway-control.ts';
import { findWrong } from './checks.ts';
import type { Bench } from './bench.ts';
import { machineFacts } from './machine.ts';
import { measureHotTrip } from './measure-hot-trip.ts';
import { measureMixed } from './measure-mixed.ts';
import { measureOpenLoop, measurePurchases } from './measure-purchases.ts';
import { measurePages, measureReads } from './measure-reads.ts';
import { startProgram, waitUntilFilled } from './program.ts';
import { findReads } from './reads.ts';
import type { Line } from './report.ts';
import { stopAfter } from './stop-after.ts';
import { openPool } from './tape.ts';

/** Options of a run: its parts (all if none is named), and its database. */
export type Wanted = Pick<Bench, 'seconds' | 'rate'> & {
  parts: readonly string[];
  profileDir: string | undefined;
  filledDir: string | undefined;
};

/** Figures of a run; bookings: their number before it sold any. */
export type Run = { facts: string[]; bookings: number; lines: Line[]; wrong: string[] };

const partsOf = async (bench: Bench): Promise<Record<string, () => Promise<Line[]>>> => {
  const reads = await findReads(bench.pool);
  return {
    searches: () => measureReads(bench, 'searches, GET /api/trips', reads.searches),
    seats: () => measureReads(bench, 'seat maps, GET /api/trips/…/seats', reads.seatMaps),
    pages: async () => [
      ...(await measurePages(bench, 'the page of a search', reads.pages)),
      ...(await measurePages(bench, 'the home page', ['/', '/bn'])),
    ],
    purchases: () => measurePurchases(bench),
    open: () => measureOpenLoop(bench),
    mixed: () => measureMixed(bench),
    hot: () => measureHotTrip(bench),
  };
};

/** Starts a program, measures the parts with it, and checks the data that its purchases left. */
export const runBench = async (wanted: Wanted, say: (line: string) => void): Promise<Run> => {
  const { parts, seconds, rate } = wanted;
  const since = new Date();
  say('starting the program');
  const program = await startProgram(wanted);
  const pool = openPool(program.databaseUrl);
  const stop = () => pool.end().then(() => program.stop());
  const wrong: string[] = [];
  const lines: Line[] = [];
  return stopAfter(stop, async () => {
    await waitUntilFilled(program.databaseUrl);
    // The gateway redirects a buyer without waiting for the answer to its notice: nothing but Poth delays a purchase.
    await gatewayControl(program.sandboxUrl).behave({ ipnOrder: 'race' });
    const facts = await machineFacts(pool);
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from booking');
    const bench = { program, pool, seconds, rate, wrong };
    for (const [name, measure] of Object.entries(await partsOf(bench))) {
      if (parts.length > 0 && !parts.includes(name)) continue;
      say(name);
      lines.push(...(await measure()));
    }
    wrong.push(...(await findWrong(pool, program, since)));
    return { facts, bookings: rows[0]?.count ?? 0, lines, wrong };
  });
};
