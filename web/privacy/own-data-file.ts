import { dhakaDate } from '@poth/domain/dhaka.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { jsonFile } from '../shell/json-file.ts';
import type { Route } from './+types/own-data-file.ts';

/**
 * Streams all that is stored about the caller, as a file; without a fresh proof it redirects to the page, which asks
 * for one.
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  try {
    return jsonFile(`your-data-${dhakaDate(now)}`, await portal.privacy.takeOutData(actor));
  } catch (thrown) {
    if (isProblem(thrown) && thrown.code === 'proof-needed') return redirect('/your-data', 303);
    throw thrown;
  }
};
