import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gatewayControl } from '../../server/testing/gateway-control.ts';
import { buy } from '../buyer.ts';
import { findWrong } from '../checks.ts';
import { boundConnections, send } from '../client.ts';
import { doAtRate, forever } from '../load.ts';
import { startProgram } from '../program.ts';
import { stopAfter } from '../stop-after.ts';
import { openPool } from '../tape.ts';
import { checkOrder } from './check-order.ts';
import { findTrips, setUpOpening } from './room.ts';
import { openStepTimes } from './step-times.ts';
import { type Visitor, visit } from './visitor.ts';

// npm run bench:opening: visitors pass through the waiting room of an opening, then buyers rush for one coach without a
// room. Exits with 1 if a seat was not sold exactly once, the order is not the lot's, or an answer was a 5xx.
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '2000' },
    trips: { type: 'string', default: '3' },
    /** Visitors per second; nine of ten arrive before the opening. */
    rate: { type: 'string', default: '200' },
    admissions: { type: 'string', default: '50' },
    processes: { type: 'string', default: '1' },
    /** Buyers within ten seconds for one coach without a room; 0: none. */
    rush: { type: 'string', default: '1000' },
  },
});
const [visitors, trips, rate, admissions, processes, rush] = [
  values.visitors,
  values.trips,
  values.rate,
  values.admissions,
  values.processes,
  values.rush,
].map(Number) as [number, number, number, number, number, number];
const say = (line: string) => console.error(`opening: ${line}`);
const wrong: string[] = [];
/** Seconds after the last early visitor at which the sale opens. */
const marginSeconds = 5;
/** Connections to each process, below its own limit (POTH_MOST_CONNECTIONS). */
const mostConnections = 8_000;

boundConnections(mostConnections);
say('starting the program');
const since = new Date();
const program = await startProgram({ env: {} });
const owner = openPool(program.databaseUrl);
await stopAfter(
  () => owner.end().then(() => program.stop()),
  async () => {
    const portalUrls = [program.portalUrl];
    while (portalUrls.length < processes) portalUrls.push(await program.startBeside());
    await gatewayControl(program.sandboxUrl).behave({ ipnOrder: 'race' });
    const found = await untilFound(() => findTrips(owner, trips));
    const everybody = Array.from(
      { length: visitors },
      (_, at): Visitor => ({ token: '', isProven: at % 2 === 0, arrivedMs: 0 }),
    );
    say(
      `${visitors} visitors, ${trips} coaches of 36 seats on ${found.serviceDate}; tokens of those with a number`,
    );
    await proveNumbers(everybody.filter(({ isProven }) => isProven));

    const inSeconds = (0.9 * visitors) / rate + marginSeconds;
    const opening = {
      ...found,
      ...(await setUpOpening(owner, { ...found, inSeconds, mostPerSecond: admissions })),
    };
    await untilKnown(portalUrls, opening.roomId);
    const times = openStepTimes();
    const seats = 36 * trips;
    const sold = { count: 0, isOver: () => sold.count >= seats };
    const world = { portalUrls, program, opening, times, sold };
    say(`the sale opens in ${Math.round((opening.opensAtMs - Date.now()) / 1_000)} s`);
    const startedMs = performance.now();
    const lateFromMs = opening.opensAtMs - Date.now();
    const early = Math.floor(0.9 * visitors);
    const underWay = everybody.map(async (visitor, at) => {
      const dueMs = at < early ? (at / rate) * 1_000 : lateFromMs + 1_000 + ((at - early) / rate) * 1_000;
      await pause(Math.max(0, startedMs + dueMs - performance.now()));
      await visit(world, visitor, startedMs + dueMs).catch((thrown) =>
        times.ended(`visitor: ${String(thrown)}`),
      );
    });
    const watch = setInterval(
      () => say(`${sold.count} of ${seats} seats have a ticket; ${times.endsLine()}`),
      10_000,
    );
    await Promise.all(underWay);
    clearInterval(watch);
    console.log(
      `\n${visitors} visitors, ${processes} processes, ${Math.round((performance.now() - startedMs) / 1_000)} s\n`,
    );
    console.log(times.table());
    wrong.push(...(await checkOrder(program.portalUrl, opening.roomId, everybody)));
    await expectSold(
      opening.trips.map(({ tripId }) => tripId),
      36,
    );
    if (times.endsOf(/: 5\d\d$/) > 0) wrong.push('an answer was a 5xx');

    if (rush > 0) await measureRush(portalUrls);
    wrong.push(...(await findWrong(owner, program, since)));
  },
);
for (const fault of wrong) console.log(`wrong: ${fault}`);
console.log(
  wrong.length === 0
    ? 'every seat was sold once, in the order of the lot'
    : `${wrong.length} things are wrong`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** Retries while the demonstration publishes its month. */
async function untilFound<T>(find: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await find();
    } catch (thrown) {
      if (tries > 120) throw thrown;
      await pause(1_000);
    }
}

async function untilKnown(urls: readonly string[], roomId: string): Promise<void> {
  for (const url of urls)
    while ((await send('GET', `${url}/api/waiting-rooms/${roomId}`, {})).status !== 200) await pause(500);
}

/** Gives visitors tokens with proved numbers: sending each a code would measure the SMS sandbox. */
async function proveNumbers(proven: readonly Visitor[]): Promise<void> {
  const atOnce = 32;
  for (let at = 0; at < proven.length; at += atOnce)
    await Promise.all(
      proven.slice(at, at + atOnce).map(async (visitor) => {
        const headers = { 'x-poth-client': 'bench', 'content-type': 'application/json' };
        const answer = await send('POST', `${program.portalUrl}/api/buyers`, headers, '{}', {
          isRepeatable: true,
        });
        visitor.token = (JSON.parse(answer.text) as { token: string }).token;
      }),
    );
  const buyerIds = proven.map(({ token }) => token.slice(0, token.lastIndexOf('.')));
  await owner.query(
    `insert into buyer_number (buyer_id, number_hash) select id, 'bench ' || id from unnest($1::uuid[]) id`,
    [buyerIds],
  );
}

async function expectSold(tripIds: readonly string[], seats: number): Promise<void> {
  const { rows } = await owner.query<{ tripId: string; sold: number }>(
    `select trip_id as "tripId", count(distinct seat_no) filter (where state = 'sold')::int as sold
     from trip_seat where trip_id = any($1::uuid[]) group by trip_id`,
    [tripIds],
  );
  for (const { tripId, sold } of rows)
    if (sold !== seats) wrong.push(`${tripId}: ${sold} of ${seats} seats sold`);
}

/** Sends buyers within ten seconds to the seats of one coach without a waiting room. */
async function measureRush(portalUrls: readonly string[]): Promise<void> {
  const {
    trips: [trip],
  } = await findTrips(owner, 1);
  if (!trip) return;
  say(`${rush} buyers in ten seconds for one coach without a room`);
  const wishes = forever(
    trip.seatNos.map((seatNo) => ({
      tripId: trip.tripId,
      seatNo,
      fromStopNo: 0,
      toStopNo: trip.toStopNo,
      withEmail: false,
    })),
  );
  const times = openStepTimes();
  let turn = 0;
  const rushed = await doAtRate(wishes, { perSecond: rush / 10, seconds: 10 }, async (wish) => {
    const beganMs = performance.now();
    try {
      const portalUrl = portalUrls[turn++ % portalUrls.length] ?? program.portalUrl;
      await buy({ ...program, portalUrl }, wish, (step, ms) => times.took(step, ms));
      times.ended('has a ticket');
    } catch (thrown) {
      times.took('told that it is taken', performance.now() - beganMs);
      times.ended(String((thrown as { code?: string }).code ?? thrown));
    }
  });
  console.log(`\nrush: ${JSON.stringify(rushed)}\n\n${times.table()}`);
  await expectSold([trip.tripId], 36);
}
