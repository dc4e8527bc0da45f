import { createHash } from 'node:crypto';
import { AddBusInput, type BusTyped } from '@poth/domain/add-bus/add-bus-input.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { lockVerified } from '../operator/store.ts';
import { saleDates } from '../schedule/publish-missing-trips.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { saveFormHash, readScheduleOfForm, readTripsOf } from './add-bus-store.ts';
import { checkBus } from './check-bus.ts';
import { writeBus } from './write-bus.ts';

export type AddedBus = {
  scheduleId: string;
  /** Trips that are on sale now; later ones follow as their sale opens. */
  tripIds: string[];
};

const hashOf = ({ image, ...typed }: BusTyped): string => {
  const picture = image && createHash('sha256').update(image).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([typed, picture]))
    .digest('hex');
};

/** Tells whether this exact form has already created its bus. Problems: key-reused for a different form with its key. */
const isMade = (
  made: Awaited<ReturnType<typeof readScheduleOfForm>>,
  ids: { operatorId: string; formHash: string },
): boolean => {
  if (made && (made.operatorId !== ids.operatorId || made.formHash !== ids.formHash))
    throw new Problem('key-reused');
  return made !== undefined;
};

/**
 * Puts a bus of a verified company on sale: one dated run, or a run that is repeated on days of the week. Reuses the
 * company's existing coach and route. Dates within the days of sale are on sale at once, later ones by themselves when
 * their sale opens. The same form sent twice creates one bus.
 */
export const addBus = call(
  {
    gate: 'operatorOwner',
    input: AddBusInput,
    problems: [
      'invalid-input', // by field, see BusFault
      'operator-unverified',
      'key-reused',
      'not-found', // another company's plan or counter, or a retired one
    ],
  },
  async function addBus({ deps, actor }, typed): Promise<AddedBus> {
    const { db } = deps;
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    if (membership.operatorState !== 'verified') throw new Problem('operator-unverified');
    const { operatorId } = membership;
    const [scheduleId, formHash] = [typed.key, hashOf(typed)];
    const ids = { operatorId, formHash };
    if (!isMade(await readScheduleOfForm(db, scheduleId), ids)) {
      const judged = await checkBus({ deps, actor }, operatorId, typed);
      const { saleOpensDays } = deps.settings();
      await transaction(db, async (tx) => {
        const companyName = await lockVerified(tx, operatorId);
        if (!companyName) throw new Problem('operator-unverified');
        if (isMade(await readScheduleOfForm(tx, scheduleId), ids)) return;
        await writeBus(tx, { ...judged, operatorId, scheduleId, companyName, saleOpensDays });
        await saveFormHash(tx, scheduleId, formHash);
        const { busNumber: coachNumber, from, to, validFrom, validUntil, farePaisa } = judged.bus;
        const ends = { from: from.placeId, to: to.placeId };
        await recordAct(tx, actor, {
          stream: `operator:${operatorId}`,
          act: 'bus-added',
          detail: { scheduleId, coachNumber, ...ends, validFrom, validUntil, farePaisa },
        });
      });
    }
    await publishTrips(deps)(saleDates(deps.now(), deps.settings()), undefined, scheduleId);
    const trips = await readTripsOf(db, scheduleId);
    return { scheduleId, tripIds: trips.map(({ tripId }) => tripId) };
  },
);
