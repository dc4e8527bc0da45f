import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from './coach-image.ts';

const LogoId = z.uuid().lowercase();

/** The logo of a company, a webp that never changes; everybody may see it. */
export const viewLogo = call(
  { gate: 'everybody', input: z.custom<string>(), problems: ['not-found'] },
  async function viewLogo({ deps: { objects } }, logoId): Promise<Uint8Array> {
    const content = LogoId.safeParse(logoId).success && (await readImage(objects, logoId, 'logos'));
    if (!content) throw new Problem('not-found');
    return content;
  },
);
