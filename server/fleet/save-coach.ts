import { readCoach, SaveCoachInput } from '@poth/domain/fleet/coach-form.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { redrawImage, storeImage } from '../storage/picture.ts';
import { readOwnCoach } from './coach-store.ts';
import { findLayout } from './find-layout.ts';
import { writeCoach } from './write-coach.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { lockPlans, readName } from '../operator/store.ts';

/**
 * Saves a new or changed coach of the operator; a retired one is offered again. Trips on sale keep the coach they were
 * published with and are changed one by one.
 */
export const saveCoach = call(
  {
    gate: 'operatorOwner',
    input: SaveCoachInput,
    problems: [
      'invalid-input', // by field, see CoachFault
      'not-found', // also for another operator's coach
    ],
  },
  async function saveCoach(
    { deps: { db, objects }, actor },
    { image, ...typed },
  ): Promise<{ coachId: string }> {
    const operatorId = operatorToPlan(actor);
    const { coachId } = typed;
    const known = await readOwnCoach(db, operatorId, coachId);
    const layout = typed.seatPlan ? await findLayout(db, operatorId, typed.seatPlan) : known?.layout;
    const company = await readName(db, operatorId);
    const read = readCoach(typed, layout, Object.values(company));
    const picture = image?.byteLength ? await redrawImage(image) : undefined;
    const imageFault = picture && 'fault' in picture ? { image: picture.fault } : {};
    if ('faults' in read || 'image' in imageFault)
      throw new Problem('invalid-input', {
        faults: { ...('faults' in read ? read.faults : {}), ...imageFault },
      });
    const { coach } = read;
    const imageKey = picture && 'webp' in picture ? await storeImage(objects, picture.webp) : null;
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      await writeCoach(tx, operatorId, coach, imageKey);
      const { coachNumber, coachType } = coach;
      const detail = { coachId, coachNumber, coachType, seats: seatsOf(coach.layout).length, isNew: !known };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'coach-saved', detail });
    });
    return { coachId };
  },
);
