import { dhakaDate } from '@poth/domain/dhaka.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { idInAddress } from '../shell/address-id.ts';
import { jsonFile } from '../shell/json-file.ts';
import type { Route } from './+types/guest-data-file.ts';

/**
 * Streams all that is stored under the number that a guest has just proved, as a file; an expired code leads back to
 * the page.
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const codeId = idInAddress(params.codeId);
  try {
    return jsonFile(`guest-data-${dhakaDate(now)}`, await portal.privacy.takeOutGuestData(actor, { codeId }));
  } catch (thrown) {
    if (isProblem(thrown) && thrown.code === 'code-expired') return redirect('/admin/guest-data', 303);
    throw thrown;
  }
};
