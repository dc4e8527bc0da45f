import { dhakaDate } from '@poth/domain/dhaka.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { onProblem } from '../shell/form-answer.ts';
import { jsonFile } from '../shell/json-file.ts';
import type { Route } from './+types/own-data-file.ts';

/**
 * Streams all that is stored about the caller, as a file; without a fresh proof it redirects to the page, which asks
 * for one.
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const stored = await portal.privacy.takeOutData(actor).catch(onProblem('proof-needed', () => undefined));
  return stored ? jsonFile(`your-data-${dhakaDate(now)}`, stored) : redirect('/your-data', 303);
};
