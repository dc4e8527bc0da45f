import { z } from 'zod';
import { personOf } from '@poth/domain/account/actor.ts';
import { canAddBuses } from '@poth/domain/account/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from './coach-image.ts';
import { claimWaitingImage } from './waiting-image-store.ts';

/**
 * The picture that was uploaded for the bus with this schedule, or null: the last one of the company, less than an hour
 * old and taken by no other bus. Asked again for the same bus, it is the same.
 */
export const claimCoachImage = call(
  { gate: 'operatorOwner', input: z.custom<string>(), problems: ['not-found'] },
  async function claimCoachImage({ deps: { db, objects }, actor }, scheduleId): Promise<Uint8Array | null> {
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    const imageId = await claimWaitingImage(db, membership.operatorId, scheduleId);
    return (imageId && (await readImage(objects, imageId))) || null;
  },
);
