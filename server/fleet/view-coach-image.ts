import { ImageId } from '@poth/domain/fleet/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from '../storage/picture.ts';

/** Returns the picture of a coach, an immutable WebP that everybody may see. */
export const viewCoachImage = call(
  { gate: 'everybody', input: ImageId, unreadable: 'not-found', problems: ['not-found'] },
  async function viewCoachImage({ deps: { objects } }, imageId): Promise<Uint8Array> {
    const content = await readImage(objects, imageId);
    if (!content) throw new Problem('not-found');
    return content;
  },
);
