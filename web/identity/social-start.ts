import { socialProviders } from '@poth/domain/identity/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { languageOf } from '../text/language.ts';
import { wayBackOf } from '../shell/way-back.ts';

/** Leads to the page of the provider whose button was pressed. Problems: provider-unavailable. */
export const startSocial = async (
  { portal, actor, browser }: RequestContext,
  request: Request,
  form: FormData,
): Promise<Response> => {
  const provider = socialProviders.find((name) => name === form.get('provider'));
  if (!provider) throw new Problem('provider-unavailable');
  const asked = { provider, to: wayBackOf(request), language: languageOf(request) };
  const { url } = await portal.identity.startSocialSignIn(actor, asked, browser);
  return redirect(url, 303);
};
