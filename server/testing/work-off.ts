import { sql } from 'kysely';
import { expect } from 'vitest';
import { expectBooksToAgree } from './books.ts';
import { earlier } from './earlier.ts';
import { type Ending, endingOf } from './ending.ts';
import type { World } from './world.ts';

/** Changes with whatever the portal does about a trip. */
const traceOf = async ({ db }: World, tripId: string): Promise<string> => {
  const { rows } = await sql<{ trace: string }>`
    select (select count(*) from history where trip_id = ${tripId}) || ' moves, '
      || (select count(*) from outbox where trip_id = ${tripId} and done_at is null) || ' waiting' as trace`.execute(
    db,
  );
  return rows[0]?.trace ?? '';
};

/** Lets all that waits for its time come now, again and again, until the portal has nothing left to do about a trip. */
export const workOff = async (world: World, tripId: string): Promise<void> => {
  for (let rounds = 0; rounds < 20; rounds++) {
    const before = await traceOf(world, tripId);
    for (const table of ['payment', 'refund'])
      await sql`update ${sql.table(table)} set ask_at = now() where trip_id = ${tripId} and ask_at is not null`.execute(
        world.db,
      );
    // A choice of another coach is over: then the money is sent.
    const now = new Date();
    await sql`update refund set choose_by = ${now} where trip_id = ${tripId} and choose_by > ${now}`.execute(
      world.db,
    );
    // A gateway that would pay a refund twice is left alone for some minutes between two of them.
    await sql`update refund set send_claimed_at = ${earlier('send_claimed_at', 3_600_000)}
      where trip_id = ${tripId} and send_claimed_at is not null and ask_at is not null`.execute(world.db);
    await sql`update outbox set available_at = now() where trip_id = ${tripId} and done_at is null`.execute(
      world.db,
    );
    // Looking through the books for what is past its retention costs more than all of these together.
    await world.doChores({ atMostEveryMs: 60_000 });
    if ((await traceOf(world, tripId)) === before) return;
  }
  throw new Error(`the portal never comes to rest: ${await traceOf(world, tripId)}\n${world.log.join('\n')}`);
};

/** Works everything off, then a purchase must have ended so, and every book must agree. */
export const expectEnding = async (
  world: World,
  sale: { tripId: string; bookingId: string; phone: string },
  ending: Ending,
): Promise<void> => {
  await workOff(world, sale.tripId);
  expect(await endingOf(world, sale)).toEqual(ending);
  await expectBooksToAgree(world);
};
