import { personOf } from '@poth/domain/identity/actor.ts';
import { retention } from '@poth/domain/privacy/retention.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { BookingRef } from './booking-store.ts';
import {
  type Fact,
  readAccountFacts,
  readBookingFacts,
  readPartsOfAccount,
  readWaitingLists,
  readWishes,
} from './export-store.ts';
import type { Owner } from './own-store.ts';

const bookingsAtOnce = 50;

/** Formats a value for the file, indented by two spaces. */
const written = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

async function* bookingsOf(db: Database, owner: Owner): AsyncGenerator<Fact> {
  let after: BookingRef | null = null;
  for (;;) {
    const page: (BookingRef & { fact: Fact })[] = await readBookingFacts(db, owner, after, bookingsAtOnce);
    for (const { fact } of page) yield fact;
    after = page.at(-1) ?? null;
    if (page.length < bookingsAtOnce) return;
  }
}

/**
 * Writes everything stored about an owner as one JSON document, piece by piece: thousands of bookings are never in
 * memory at once. Times are in UTC, amounts in paisa.
 */
export async function* writeData(db: Database, owner: Owner, takenAt: Date): AsyncGenerator<string> {
  yield `{\n  "portal": "Poth",\n  "takenAt": ${written(takenAt)}`;
  if (owner.userId !== null) {
    const [account] = await readAccountFacts(db, owner.userId);
    yield `,\n  "account": ${written(account ?? null)}`;
    for (const [part, facts] of Object.entries(await readPartsOfAccount(db, owner.userId)))
      yield `,\n  ${JSON.stringify(part)}: ${written(facts)}`;
  } else yield `,\n  "phone": ${written(owner.phone)}`;
  yield `,\n  "waitingLists": ${written(await readWaitingLists(db, owner.phone))}`;
  yield `,\n  "wishes": ${written(await readWishes(db, owner.phone))}`;
  yield ',\n  "bookings": [';
  let first = true;
  for await (const booking of bookingsOf(db, owner)) {
    yield `${first ? '' : ','}\n    ${written(booking)}`;
    first = false;
  }
  yield `],\n  "howLongItIsKept": ${written(retention)}\n}\n`;
}

/**
 * Takes out everything stored about the caller, as the pieces of one JSON file; the audit log records that it was
 * taken. The call itself reads none of it: the pieces are read as they are consumed.
 */
export const takeOutData = call(
  { gate: 'signedInFresh', readsArchive: 'together' },
  async function takeOutData({ deps: { db, now }, actor }): Promise<AsyncGenerator<string>> {
    const { userId, phone } = personOf(actor);
    await transaction(db, (tx) =>
      recordAct(tx, actor, { stream: `account:${userId}`, act: 'data-taken-out' }),
    );
    return writeData(db, { userId, phone }, now());
  },
);
