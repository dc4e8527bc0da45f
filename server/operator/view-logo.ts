import { ImageId } from '@poth/domain/fleet/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readImage } from '../storage/picture.ts';

/** Returns the logo of a company, an immutable WebP that everybody may see. */
export const viewLogo = call(
  { gate: 'everybody', input: ImageId, unreadable: 'not-found', problems: ['not-found'] },
  async function viewLogo({ deps: { objects } }, logoId): Promise<Uint8Array> {
    const content = await readImage(objects, logoId, 'logos');
    if (!content) throw new Problem('not-found');
    return content;
  },
);
