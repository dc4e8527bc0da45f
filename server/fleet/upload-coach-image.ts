import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Bytes } from '@poth/domain/bytes.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { redrawImage, storeImage } from '../storage/picture.ts';
import { writeWaitingImage } from './waiting-image-store.ts';

/**
 * Stores a picture for the bus that the owner of a company lists next; a later one replaces it. Returns the id under
 * which everybody may see it.
 */
export const uploadCoachImage = call(
  {
    gate: 'operatorOwner',
    input: Bytes,
    problems: [
      'not-found',
      'invalid-input', // image
      'too-many-tries',
    ],
  },
  async function uploadCoachImage({ deps: { db, objects }, actor }, content): Promise<{ imageId: string }> {
    const { membership, userId } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    await chargeTry(db, 'image-upload', { account: userId });
    const drawn = await redrawImage(content);
    if ('fault' in drawn) throw new Problem('invalid-input', { faults: { image: drawn.fault } });
    const imageKey = await storeImage(objects, drawn.webp);
    const imageId = imageKey.slice(imageKey.lastIndexOf('/') + 1);
    await writeWaitingImage(db, membership.operatorId, imageId);
    return { imageId };
  },
);
