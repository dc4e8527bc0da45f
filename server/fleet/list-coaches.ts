import { z } from 'zod';
import { ListCoachesInput } from '@poth/domain/fleet/coach-form.ts';
import { call } from '../call.ts';
import { readInput } from '../read-input.ts';
import { type ListedCoach, readListedCoaches } from './coach-store.ts';
import { operatorToPlan } from './network-owner.ts';

const coachesAtOnce = 30;

/** The coaches of the operator that one owns, thirty at once. One statement. */
export const listCoaches = call(
  { gate: 'operatorOwner', input: z.custom<ListCoachesInput | undefined>(), problems: ['not-found'] },
  async function listCoaches(
    { deps: { db }, actor },
    input = {},
  ): Promise<{ coaches: ListedCoach[]; page: number; more: boolean }> {
    const operatorId = operatorToPlan(actor);
    const { page } = readInput(ListCoachesInput, input);
    const span = { limit: coachesAtOnce + 1, offset: (page - 1) * coachesAtOnce };
    const found = await readListedCoaches(db, operatorId, span);
    return { coaches: found.slice(0, coachesAtOnce), page, more: found.length > coachesAtOnce };
  },
);
