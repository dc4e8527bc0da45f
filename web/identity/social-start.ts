import { socialProviders } from '@poth/domain/identity/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import type { SentForm } from '../shell/read-form.ts';
import { wayBackOf } from '../shell/way-back.ts';

/** Leads to the page of the provider whose button was pressed. Problems: provider-unavailable. */
export const startSocial = async ({ values, request, text, language }: SentForm): Promise<Response> => {
  const provider = socialProviders.find((name) => name === text('provider'));
  if (!provider) throw new Problem('provider-unavailable');
  const { portal, actor, browser } = values;
  const asked = { provider, to: wayBackOf(request), language };
  const { url } = await portal.identity.startSocialSignIn(actor, asked, browser);
  return redirect(url, 303);
};
