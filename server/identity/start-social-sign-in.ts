import { SocialInput } from '@poth/domain/identity/input.ts';
import { wayBack } from '@poth/domain/identity/way-back.ts';
import { browserCall } from '../call.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forwardCookies } from './forward-cookies.ts';

/**
 * Returns the address of an identity provider's sign-in page; it leads back to /login/done, and from there to the
 * remembered page. A person's first sign-in this way creates a passenger's account.
 */
export const startSocialSignIn = browserCall(
  { gate: 'everybody', input: SocialInput, problems: ['provider-unavailable'] },
  async function startSocialSignIn({ deps, browser }, { provider, to, language }): Promise<{ url: string }> {
    const prefix = language === 'bn' ? '/bn' : '';
    const back = new URLSearchParams({ to: wayBack(to) });
    const { headers, response } = await withAuthProblems(
      deps.auth.api.signInSocial({
        body: {
          provider,
          disableRedirect: true,
          callbackURL: `${prefix}/login/done?${back}`,
          errorCallbackURL: `${prefix}/login?${back}`,
        },
        headers: browser.headers,
        returnHeaders: true,
      }),
    );
    forwardCookies(browser, headers);
    if (!response.url) throw new Error(`${provider} has no page to sign in on`);
    return { url: response.url };
  },
);
