import type { BetterAuthOptions } from 'better-auth';
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins';
import type { SocialProvider } from '@poth/domain/identity/input.ts';

type Client = { clientId: string; clientSecret: string };

/**
 * Identity providers that may vouch for a person: over OpenID Connect by a discovery address, or Facebook, which
 * differs from OpenID Connect, through the library's provider.
 */
export type IdentityProviders = {
  [Provider in SocialProvider]?: Client & { discoveryUrl?: string };
};

const overOpenIdConnect = (
  providerId: string,
  { clientId, clientSecret, discoveryUrl }: Client & { discoveryUrl: string },
): GenericOAuthConfig => ({
  providerId,
  clientId,
  clientSecret,
  discoveryUrl,
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  requireIdTokenVerification: true,
  // An account made through a provider is a passenger's; a missing name is asked for later.
  mapProfileToUser: ({ name, email }) => ({ name: String(name || email || '') }),
});

/** The part of the library's settings that names the identity providers. */
export const identityOptions = (
  providers: IdentityProviders,
): {
  plugin: ReturnType<typeof genericOAuth>;
  socialProviders: NonNullable<BetterAuthOptions['socialProviders']>;
} => {
  const { facebook } = providers;
  const config = Object.entries(providers).flatMap(([id, client]) =>
    client.discoveryUrl ? [overOpenIdConnect(id, { ...client, discoveryUrl: client.discoveryUrl })] : [],
  );
  return {
    plugin: genericOAuth({ config }),
    socialProviders:
      facebook && !facebook.discoveryUrl
        ? { facebook: { clientId: facebook.clientId, clientSecret: facebook.clientSecret } }
        : {},
  };
};
