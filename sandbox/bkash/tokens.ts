import { randomBytes } from 'node:crypto';

const hourMs = 3_600_000;
/** Lifetime of a token in seconds: expires_in of the published answers. */
export const tokenSeconds = 3_600;
const mostGrants = 2;

/** Tokens of the one merchant: a third grant within an hour locks it for an hour. */
export function openBkashTokens() {
  const tokens = new Map<string, number>();
  let grants: number[] = [];
  let lockedUntil = 0;
  return {
    /** A new token, or null where the merchant is locked. */
    grant: (now = Date.now()): string | null => {
      grants = grants.filter((at) => now - at < hourMs);
      if (now >= lockedUntil && grants.length >= mostGrants) lockedUntil = now + hourMs;
      if (now < lockedUntil) return null;
      grants.push(now);
      const token = randomBytes(48).toString('base64url');
      tokens.set(token, now + tokenSeconds * 1_000);
      return token;
    },
    isGood: (token: string, now = Date.now()): boolean => (tokens.get(token) ?? 0) > now,
    /** Ends every token, as a restart at bKash does. */
    forget: () => tokens.clear(),
    granted: () => grants.length,
  };
}
export type BkashTokens = ReturnType<typeof openBkashTokens>;
