import type { Actor } from '@poth/domain/account/actor.ts';
import { ListCoachesInput } from '@poth/domain/fleet/coach-form.ts';
import type { Deps } from '../deps.ts';
import { readInput } from '../operator/read-input.ts';
import { type ListedCoach, readListedCoaches } from './coach-store.ts';
import { operatorToPlan } from './network-owner.ts';

const coachesAtOnce = 30;

/** The coaches of the operator that one owns, thirty at once. One statement. Problems: not-found, invalid-input. */
export const listCoaches =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    actor: Actor,
    input: ListCoachesInput = {},
  ): Promise<{ coaches: ListedCoach[]; page: number; more: boolean }> => {
    const operatorId = operatorToPlan(actor);
    const { page } = readInput(ListCoachesInput, input);
    const span = { limit: coachesAtOnce + 1, offset: (page - 1) * coachesAtOnce };
    const found = await readListedCoaches(db, operatorId, span);
    return { coaches: found.slice(0, coachesAtOnce), page, more: found.length > coachesAtOnce };
  };
