import { personOf } from '@poth/domain/identity/actor.ts';
import { GuestInput } from '@poth/domain/privacy/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readProvenGuest } from './guest-store.ts';
import { writeData } from './take-out-data.ts';

/**
 * Takes out everything stored under the number that a guest has proved to the calling admin, as the pieces of one JSON
 * file. The audit log records that it was taken, and not whose it was.
 */
export const takeOutGuestData = call(
  { gate: 'admin', input: GuestInput, problems: ['code-expired'] },
  async function takeOutGuestData({ deps: { db, now }, actor }, { codeId }): Promise<AsyncGenerator<string>> {
    const phone = await readProvenGuest(db, codeId, personOf(actor).userId);
    await transaction(db, (tx) =>
      recordAct(tx, actor, { stream: 'portal:privacy', act: 'guest-data-taken-out' }),
    );
    return writeData(db, { userId: null, phone }, now());
  },
);
