import { formatMinute } from '@poth/domain/dhaka.ts';
import { CoachRef } from '@poth/domain/fleet/coach-form.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readOwnCoach, readUsesOfCoach, retireOwnCoach } from './coach-store.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { lockPlans } from '../operator/store.ts';

/**
 * Retires a coach, so that it is no longer offered for schedules; saving it again brings it back. Its trips on sale
 * stay. Repeating the call is no fault.
 */
export const retireCoach = call(
  {
    gate: 'operatorOwner',
    input: CoachRef,
    unreadable: 'not-found',
    problems: [
      'still-used', // by schedules that still run on it
      'not-found', // also for another operator's coach
    ],
  },
  async function retireCoach({ deps: { db }, actor }, { coachId }): Promise<void> {
    const operatorId = operatorToPlan(actor);
    await transaction(db, async (tx) => {
      await lockPlans(tx, operatorId);
      const coach = await readOwnCoach(tx, operatorId, coachId);
      if (!coach) throw new Problem('not-found');
      const uses = await readUsesOfCoach(tx, coachId);
      const said = (language: 'en' | 'bn') =>
        uses.map(
          ({ name, departureMinute }) => `${name[language]} ${formatMinute(departureMinute, language)}`,
        );
      if (uses.length > 0) throw new Problem('still-used', { uses: said('en'), usesBn: said('bn') });
      if (!(await retireOwnCoach(tx, operatorId, coachId))) return;
      const detail = { coachId, coachNumber: coach.coachNumber };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'coach-retired', detail });
    });
  },
);
