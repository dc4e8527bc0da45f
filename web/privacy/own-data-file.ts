import { dhakaDate } from '@poth/domain/dhaka.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { jsonFile } from '../shell/json-file.ts';
import type { Route } from './+types/own-data-file.ts';

/**
 * Streams all that is kept about the person who asks, as a file; without a fresh proof the page asks for it first.
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
