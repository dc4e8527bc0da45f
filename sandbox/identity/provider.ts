import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration } from 'oidc-provider';
// The main entry warns on standard error about every Node that is not a long-term release; these inner files do not.
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { base, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import { problemPage } from './pages.ts';
import type { People } from './people.ts';
import { isPortalCallback, pathOf, portalClient } from './stand-ins.ts';
import type { StandIn } from './stand-ins.ts';

const scope = 'openid email profile';
const hour = 3_600;

/** Signing keys of this process by stand-in; generating one takes a core a tenth of a second. */
const keys = new Map<StandIn['key'], Promise<{ privateKey: KeyObject }>>();
const keyOf = ({ key }: StandIn): Promise<{ privateKey: KeyObject }> => {
  const pair = keys.get(key) ?? promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  keys.set(key, pair);
  return pair;
};

/** Starts an OpenID provider with a key of its own, all in memory: Google's code flow, for the portal only. */
export async function startProvider(sandboxUrl: string, standIn: StandIn, people: People): Promise<Provider> {
  const { privateKey } = await keyOf(standIn);
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };
  const provider = new Provider(`${sandboxUrl}${pathOf(standIn)}`, {
    ...flow(standIn),
    jwks: { keys: [key] },
    findAccount: (_ctx, sub) => {
      const claims = people.find(sub);
      return claims && { accountId: sub, claims: () => claims };
    },
  });

  const client = await provider.Client.find(portalClient.id);
  if (!client) throw new Error('The provider does not know the portal.');
  client.redirectUriAllowed = isPortalCallback;

  // The next sign-in may be another person's, so the session ends with the answer to the portal.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.session?.accountId) await ctx.oidc.session.destroy();
  });
  provider.on('server_error', (ctx, fault) => console.error('sandbox:', ctx.method, ctx.path, fault));
  return provider;
}

const flow = (standIn: StandIn): Configuration => ({
  adapter: createMemoryAdapter(),
  clients: [
    {
      client_id: portalClient.id,
      client_secret: portalClient.secret,
      // The library requires one listed address; `isPortalCallback` decides which are allowed.
      redirect_uris: ['http://localhost/auth/'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  allowOmittingSingleRegisteredRedirectUri: false,
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
  scopes: ['openid'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  routes: { authorization: '/authorize', token: '/token', jwks: '/jwks', userinfo: '/userinfo' },
  cookies: { keys: [randomBytes(32).toString('base64url')], long: { path: pathOf(standIn) } },
  interactions: {
    policy: everyPrompt(),
    url: (_ctx, { uid }) => `${pathOf(standIn)}/interaction/${uid}`,
  },
  loadExistingGrant: consentToAll,
  expiresWithSession: () => false,
  clientBasedCORS: () => false,
  ttl: {
    AccessToken: hour,
    AuthorizationCode: 60,
    Grant: hour,
    IdToken: hour,
    Interaction: hour,
    Session: hour,
  },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  renderError: async (ctx, { error, error_description }) => {
    ctx.type = 'html';
    ctx.body = String(await problemPage(`${error}: ${error_description ?? ''}`));
  },
});

/** Adds prompt=select_account, which Google knows too; one page answers every prompt. */
function everyPrompt() {
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Grants the whole scope to a person who has signed in: there is no second page. */
const consentToAll: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { accountId } = oidc.session ?? {};
  if (!accountId || !oidc.client) return undefined;
  const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
};
