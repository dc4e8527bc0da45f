import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from '../storage/picture.ts';
import { RowId } from '@poth/domain/row-id.ts';
import { claimWaitingImage } from './waiting-image-store.ts';

/**
 * Claims the picture that was uploaded for the bus with this schedule: the company's last one, less than an hour old
 * and claimed by no other bus; null where there is none. Repeating the call for the same bus returns the same picture.
 */
export const claimCoachImage = call(
  { gate: 'operatorOwner', input: RowId, problems: ['not-found'] },
  async function claimCoachImage({ deps: { db, objects }, actor }, scheduleId): Promise<Uint8Array | null> {
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    const imageId = await claimWaitingImage(db, membership.operatorId, scheduleId);
    return (imageId && (await readImage(objects, imageId))) || null;
  },
);
