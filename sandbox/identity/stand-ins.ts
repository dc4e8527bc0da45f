/** Identity providers that the sandbox stands in for; `key` is part of the issuer's address, `name` is on its page. */
export const standIns = [
  { key: 'google', name: 'Google' },
  { key: 'facebook', name: 'Facebook' },
] as const;
export type StandIn = (typeof standIns)[number];

/** Path of a provider's issuer on the sandbox's server; its cookies are limited to this path. */
export const pathOf = ({ key }: StandIn) => `/identity/${key}`;

/** Client that both providers know: the portal. */
export const portalClient = { id: 'poth_sandbox', secret: 'poth_sandbox_secret' };

/**
 * Tells whether the browser may be sent back to an address: any port of this machine, below /auth/. The port of the
 * portal is not known when the sandbox starts.
 */
export function isPortalCallback(uri: string): boolean {
  const url = URL.parse(uri);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    ['localhost', '127.0.0.1'].includes(url.hostname) &&
    url.pathname.startsWith('/auth/') &&
    url.username === '' &&
    url.hash === ''
  );
}
