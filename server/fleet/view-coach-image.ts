import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { readImage } from './coach-image.ts';

const ImageId = z.uuid().lowercase();

/** The picture of a coach, a webp that never changes; everybody may see it. Problems: not-found. */
export const viewCoachImage =
  ({ objects }: Pick<Deps, 'objects'>) =>
  async (imageId: string): Promise<Uint8Array> => {
    const content = ImageId.safeParse(imageId).success && (await readImage(objects, imageId));
    if (!content) throw new Problem('not-found');
    return content;
  };
