import { randomUUID } from 'node:crypto';
import { readReply } from '@poth/domain/feedback/read-report.ts';
import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { OpenCaseInput } from '@poth/domain/support/input.ts';
import { recordOnBooking } from '../back-office/record-on-booking.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { putCase, putCaseMove } from './case-store.ts';

/** Opens a case on a booking for an admin to decide; one idempotency key opens one case. */
export const openCase = call(
  {
    gate: 'support',
    input: OpenCaseInput,
    problems: [
      'not-found',
      'already-reported', // a case of this kind is open
      'invalid-input', // text
      'too-many-tries',
      'key-reused',
    ],
  },
  async function openCase({ deps: { db }, actor }, wish): Promise<{ caseId: string }> {
    const { tripId, bookingId, kind, text, key } = wish;
    const read = readReply(text);
    if ('fault' in read) throw new Problem('invalid-input', { faults: { text: read.fault } });
    await chargeTry(db, 'support-case', { account: personOf(actor).userId });
    const by = nameOfActor(actor);
    return transaction(db, (tx) =>
      once(tx, { tripId, actor: by, key, input: wish }, async () => {
        const booking = await readBooking(tx, { tripId, bookingId });
        if (!booking?.pnr) throw new Problem('not-found');
        const caseId = randomUUID();
        const opened = { tripId, caseId, bookingId, kind, state: 'open', openedBy: by } as const;
        if (!(await putCase(tx, opened))) throw new Problem('already-reported');
        await putCaseMove(tx, {
          tripId,
          caseId,
          moveNo: 1,
          event: 'open',
          fromState: null,
          toState: 'open',
          said: read.said,
          madeBy: by,
        });
        await recordOnBooking(tx, actor, booking, 'case-opened', { caseId, kind });
        return { caseId };
      }),
    );
  },
);
