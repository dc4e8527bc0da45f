import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type FoundForSupport, maskLine } from '@poth/domain/support/booking.ts';
import { mostFound, readSupportKey } from '@poth/domain/support/find-key.ts';
import { FindForSupportInput } from '@poth/domain/support/input.ts';
import { readFound } from '../back-office/find-store.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { returnTry, chargeTry } from '../rate-limit/count-try.ts';
import { recordLook } from './record-look.ts';

/**
 * Finds the newest few bookings of one PNR, one whole phone number or one transaction number, for support, with
 * personal data masked. The search and its line in the audit log are one transaction, so nothing is shown without the
 * line.
 */
export const findBookings = call(
  {
    gate: 'support',
    readsArchive: 'together',
    input: FindForSupportInput,
    problems: [
      'invalid-input', // text
      'too-many-tries',
    ],
  },
  async function findBookings(
    { deps: { db }, actor },
    { text: typed },
  ): Promise<{ bookings: FoundForSupport[]; more: boolean }> {
    const { userId } = personOf(actor);
    const read = readSupportKey(typed);
    if ('fault' in read) throw new Problem('invalid-input', { faults: { text: read.fault } });
    const { kind, text, key } = read;
    await chargeTry(db, 'support-find', { account: userId });
    await chargeTry(db, 'support-miss', { account: userId });
    const found = await transaction(db, async (tx) => {
      const lines = await readFound(tx, key, 1);
      const shown = lines.slice(0, mostFound);
      await recordLook(tx, actor, { userId, kind, text, pnrs: shown.map(({ pnr }) => pnr) });
      return { bookings: shown.map(maskLine), more: lines.length > mostFound };
    });
    if (found.bookings.length > 0) await returnTry(db, 'support-miss', { account: userId });
    return found;
  },
);
