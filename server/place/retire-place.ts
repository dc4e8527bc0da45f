import { RetirePlaceInput } from '@poth/domain/place/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { setPlaceRetired } from './desk-store.ts';
import { viewPlace } from './view-place.ts';

/** Retires a place, which removes it from every list, or restores it; refused while roads, counters or future trips use it. */
export const retirePlace = call(
  {
    gate: 'admin',
    input: RetirePlaceInput,
    unreadable: 'not-found',
    problems: ['not-found', 'place-in-use', 'already-decided'],
  },
  async function retirePlace({ deps, actor }, { placeId, retired }): Promise<void> {
    const known = await viewPlace({ deps, actor }, placeId);
    if ((known.retiredAt !== null) === retired) throw new Problem('already-decided');
    await transaction(deps.db, async (tx) => {
      if (!(await setPlaceRetired(tx, placeId, retired)))
        throw new Problem(retired ? 'place-in-use' : 'already-decided');
      const act = retired ? 'place-retired' : 'place-restored';
      await recordAct(tx, actor, { stream: 'portal:places', act, detail: { placeId } });
    });
    await deps.settings.refresh();
  },
);
