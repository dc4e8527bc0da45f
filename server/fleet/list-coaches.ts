import { ListCoachesInput } from '@poth/domain/fleet/coach-form.ts';
import { call } from '../call.ts';
import { type ListedCoach, readListedCoaches } from './coach-store.ts';
import { operatorToPlan } from '../network/network-owner.ts';

const coachesAtOnce = 30;

/** Lists the coaches of the caller's own operator, thirty to a page. One statement. */
export const listCoaches = call(
  { gate: 'operatorOwner', mayReadBehind: true, input: ListCoachesInput, problems: ['not-found'] },
  async function listCoaches(
    { deps: { db }, actor },
    { page },
  ): Promise<{ coaches: ListedCoach[]; page: number; more: boolean }> {
    const operatorId = operatorToPlan(actor);
    const span = { limit: coachesAtOnce + 1, offset: (page - 1) * coachesAtOnce };
    const found = await readListedCoaches(db, operatorId, span);
    return { coaches: found.slice(0, coachesAtOnce), page, more: found.length > coachesAtOnce };
  },
);
