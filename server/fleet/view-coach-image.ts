import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from './coach-image.ts';

const ImageId = z.uuid().lowercase();

/** The picture of a coach, a webp that never changes; everybody may see it. */
export const viewCoachImage = call(
  { gate: 'everybody', input: z.custom<string>(), problems: ['not-found'] },
  async function viewCoachImage({ deps: { objects } }, imageId): Promise<Uint8Array> {
    const content = ImageId.safeParse(imageId).success && (await readImage(objects, imageId));
    if (!content) throw new Problem('not-found');
    return content;
  },
);
