import { ImageId } from '@poth/domain/fleet/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from '../storage/picture.ts';

/** Shows the picture of a coach, a webp that never changes; everybody may see it. */
export const viewCoachImage = call(
  { gate: 'everybody', input: ImageId, unreadable: 'not-found', problems: ['not-found'] },
  async function viewCoachImage({ deps: { objects } }, imageId): Promise<Uint8Array> {
    const content = await readImage(objects, imageId);
    if (!content) throw new Problem('not-found');
    return content;
  },
);
