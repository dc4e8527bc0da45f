import { z } from 'zod';
import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from '../storage/picture.ts';
import { claimWaitingImage } from './waiting-image-store.ts';

/**
 * Claims the picture that was uploaded for the bus with this schedule: the last one of the company, less than an hour
 * old and taken by no other bus; null where there is none. Asked again for the same bus, it is the same.
 */
export const claimCoachImage = call(
  { gate: 'operatorOwner', input: z.uuid(), problems: ['not-found'] },
  async function claimCoachImage({ deps: { db, objects }, actor }, scheduleId): Promise<Uint8Array | null> {
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    const imageId = await claimWaitingImage(db, membership.operatorId, scheduleId);
    return (imageId && (await readImage(objects, imageId))) || null;
  },
);
