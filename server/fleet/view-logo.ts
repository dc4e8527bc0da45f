import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { readImage } from './coach-image.ts';

const LogoId = z.uuid().lowercase();

/** The logo of a company, a webp that never changes; everybody may see it. Problems: not-found. */
export const viewLogo =
  ({ objects }: Pick<Deps, 'objects'>) =>
  async (logoId: string): Promise<Uint8Array> => {
    const content = LogoId.safeParse(logoId).success && (await readImage(objects, logoId, 'logos'));
    if (!content) throw new Problem('not-found');
    return content;
  };
