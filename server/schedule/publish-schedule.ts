import { Problem } from '@poth/domain/problem.ts';
import { PublishScheduleInput } from '@poth/domain/schedule/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { lockVerified } from '../operator/store.ts';
import { dropDraft, readDraft } from './draft-store.ts';
import { saleDates } from './publish-missing-trips.ts';
import { planSchedule } from './plan-schedule.ts';
import { publishTrips } from './publish-trips.ts';
import { readStoredSchedule } from './schedule-store.ts';
import { writeSchedule } from './write-schedule.ts';

/**
 * Publishes a schedule as it was last typed and previewed: dates within the days of sale are on sale at once, later
 * ones by themselves when their sale opens; what is already on sale stays as it is. Publishing the same twice does it
 * once. Returns the number of trips that came on sale.
 */
export const publishSchedule = call(
  {
    gate: 'operatorOwner',
    input: PublishScheduleInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's schedule
      'operator-unverified',
      'already-decided', // typed anew since the preview, or retired
      'invalid-input', // by field, see ScheduleFault; clashes: the coach is elsewhere then, and the caller has not accepted that
    ],
  },
  async function publishSchedule(
    { deps, actor },
    { scheduleId, seenVersion, clashesAccepted },
  ): Promise<{ published: number }> {
    const operatorId = operatorToPlan(actor);
    await transaction(deps.db, async (tx) => {
      if (!(await lockVerified(tx, operatorId))) throw new Problem('operator-unverified');
      const kept = await readStoredSchedule(tx, scheduleId);
      if (kept && kept.operatorId !== operatorId) throw new Problem('not-found');
      const draft = await readDraft(tx, { operatorId, scheduleId });
      if (!draft) {
        if (kept) return;
        throw new Problem('not-found');
      }
      if (draft.version !== seenVersion || kept?.retired) throw new Problem('already-decided');
      const asked = { operatorId, scheduleId, typed: draft.typed, settings: deps.settings() };
      const planned = await planSchedule(tx, asked);
      if ('faults' in planned) throw new Problem('invalid-input', { faults: planned.faults });
      const { plan, route, coach, runs } = planned;
      const clashes = runs.filter(({ clash }) => clash !== null).length;
      if (clashes > 0 && !clashesAccepted)
        throw new Problem('invalid-input', { faults: { clashes: 'clashes-unaccepted' } });
      await writeSchedule(tx, { operatorId, scheduleId }, plan);
      await dropDraft(tx, { operatorId, scheduleId });
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'schedule-published',
        detail: {
          scheduleId,
          route: route.name.en,
          coachNumber: coach.coachNumber,
          clashes,
          departureMinute: plan.departureMinute,
          weekdays: plan.weekdays,
          validFrom: plan.validFrom,
          validUntil: plan.validUntil,
          faresPaisa: plan.faresPaisa,
          windows: plan.fareWindows.length,
        },
      });
    });
    const dates = saleDates(deps.now(), deps.settings());
    return { published: await publishTrips(deps)(dates, undefined, scheduleId) };
  },
);
