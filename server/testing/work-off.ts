import { sql } from 'kysely';
import { expect } from 'vitest';
import { expectBooksToAgree } from './books.ts';
import { earlier } from './earlier.ts';
import { type Ending, endingOf } from './ending.ts';
import type { World } from './world.ts';

/** Reads a trace of a trip that changes with everything the portal does about it. */
const traceOf = async ({ db }: World, tripId: string): Promise<string> => {
  const { rows } = await sql<{ trace: string }>`
    select (select count(*) from history where trip_id = ${tripId}) || ' moves, '
      || (select count(*) from outbox where trip_id = ${tripId} and done_at is null) || ' waiting' as trace`.execute(
    db,
  );
  return rows[0]?.trace ?? '';
};

/** Makes everything that waits for its time due, again and again, until the portal has nothing left to do about a trip. */
export const workOff = async (world: World, tripId: string): Promise<void> => {
  for (let rounds = 0; rounds < 20; rounds++) {
    const before = await traceOf(world, tripId);
    for (const table of ['payment', 'refund'])
      await sql`update ${sql.table(table)} set ask_at = now() where trip_id = ${tripId} and ask_at is not null`.execute(
        world.db,
      );
    // Choices of another coach are over, so the money is sent.
    const now = new Date();
    await sql`update refund set choose_by = ${now} where trip_id = ${tripId} and choose_by > ${now}`.execute(
      world.db,
    );
    // A gateway that would pay a repeated refund twice is left alone for some minutes between two tries.
    await sql`update refund set send_claimed_at = ${earlier('send_claimed_at', 3_600_000)}
      where trip_id = ${tripId} and send_claimed_at is not null and ask_at is not null`.execute(world.db);
    await sql`update outbox set available_at = now() where trip_id = ${tripId} and done_at is null`.execute(
      world.db,
    );
    // Searching the books for data past retention costs more than all other chores together.
    await world.doChores({ atMostEveryMs: 60_000 });
    if ((await traceOf(world, tripId)) === before) return;
  }
  throw new Error(`the portal never comes to rest: ${await traceOf(world, tripId)}\n${world.log.join('\n')}`);
};

/** Works everything off; then a purchase must have ended as given, and every book must agree. */
export const expectEnding = async (
  world: World,
  sale: { tripId: string; bookingId: string; phone: string },
  ending: Ending,
): Promise<void> => {
  await workOff(world, sale.tripId);
  expect(await endingOf(world, sale)).toEqual(ending);
  await expectBooksToAgree(world);
};
