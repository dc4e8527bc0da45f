import { ImageId } from '@poth/domain/fleet/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from '../storage/picture.ts';

/** Shows the logo of a company, a webp that never changes; everybody may see it. */
export const viewLogo = call(
  { gate: 'everybody', input: ImageId, unreadable: 'not-found', problems: ['not-found'] },
  async function viewLogo({ deps: { objects } }, logoId): Promise<Uint8Array> {
    const content = await readImage(objects, logoId, 'logos');
    if (!content) throw new Problem('not-found');
    return content;
  },
);
