import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { leaveNotice } from '../shell/notice.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath } from '../text/language.ts';
import type { Route } from './+types/login-done-page.ts';

/** Page after sign-in at a provider or by phone: it redirects to the second step, the remembered page, or another try. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const values = context.get(requestContext);
  const { signedIn, secondFactorOwed } = await values.portal.identity.finishSocialSignIn(values.actor);
  const to = wayBackOf(request);
  const onwards = (path: string) => replace(localPath(languageOf(request), withWayBack(path, to)), 303);
  if (secondFactorOwed) throw onwards('/login/second-factor');
  if (!signedIn) throw onwards('/login?error=sign-in-failed');
  leaveNotice(values, 'signed-in');
  throw replace(to, 303);
};

export default function LoginDonePage() {
  return null;
}
