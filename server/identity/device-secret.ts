import { createHash, randomBytes } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { deviceLimits } from '@poth/domain/identity/staff-device.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';

type Site = Pick<Deps, 'publicUrl'>;

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:');
/** Name of the cookie. `__Host-` keeps cookies of other hosts out; a portal on plain-HTTP localhost cannot use it. */
const nameOf = (site: Site): string => (isSecure(site) ? '__Host-device' : 'device');

/** Returns the secret that identifies this browser, if its cookie has one of our form. */
export const deviceSecretIn = (site: Site, { headers }: Browser): string | null => {
  const pairs = (headers.get('cookie') ?? '').split('; ');
  const mine = pairs.find((pair) => pair.startsWith(`${nameOf(site)}=`))?.slice(nameOf(site).length + 1);
  return mine && /^[\w-]{43}$/.test(mine) ? mine : null;
};

/** Hashes a device's secret for the database: 256 random bits need no slow hash. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

export const deviceHashIn = (site: Site, browser: Browser): string | null => {
  const secret = deviceSecretIn(site, browser);
  return secret && hashOfSecret(secret);
};

export const drawSecret = (): string => randomBytes(32).toString('base64url');

/** Stores a device's secret in a cookie, for as long as an unused device is kept; log-out does not remove it. */
export const keepDeviceSecret = (site: Site, browser: Browser, secret: string): void =>
  browser.keep(
    generateCookie(nameOf(site), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(site),
      maxAge: deviceLimits.unusedDays * 24 * 3600,
    }),
  );
