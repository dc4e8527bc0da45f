import type { Database } from '../../db/database.ts';
import { openToken, sealToken } from './seal-token.ts';
import { claimGrant, keepToken, mayBeGranted, readToken } from './token-store.ts';

export type Granted = { token: string; seconds: number };

/**
 * Returns the token that all processes use for an account. refused: a token that the gateway no longer accepts, to be
 * replaced. Undefined where there is none and none may be asked for.
 */
export type SharedToken = (refused?: string) => Promise<string | undefined>;

/** Time before its end at which a token is replaced: a call that begins with it also ends with it. */
const renewSeconds = 8 * 60;
/** Shortest remaining time with which a token is still used, where no other may be asked for. */
const leastSeconds = 60;
/** Longer than another process's claim on a grant lasts. */
const waitMs = 41_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Shares the token of an account: kept sealed in the database, asked for by one process at a time and at most twice in an
 * hour, because a gateway locks an account that asks more often. grant: asks the gateway for one; undefined where it grants
 * none.
 */
export const sharedToken = (
  db: Database,
  { account, secret }: { account: string; secret: string },
  grant: () => Promise<Granted | undefined>,
): SharedToken => {
  let known: { token: string; endsAt: number } | undefined;
  let underWay: Promise<string | undefined> | undefined;

  const keep = (token: string, seconds: number): string => {
    known = { token, endsAt: performance.now() + (seconds - renewSeconds) * 1000 };
    return token;
  };

  const ask = async (): Promise<string | undefined> => {
    try {
      const granted = await grant();
      await keepToken(
        db,
        account,
        granted ? { sealed: sealToken(granted.token, secret), seconds: granted.seconds } : null,
      );
      return granted && keep(granted.token, granted.seconds);
    } catch (thrown) {
      await keepToken(db, account, null).catch(() => undefined);
      throw thrown;
    }
  };

  const obtain = async (refused: string | undefined): Promise<string | undefined> => {
    const until = performance.now() + waitMs;
    for (;;) {
      const { sealed, secondsLeft } = await readToken(db, account);
      const token = sealed === null ? undefined : openToken(sealed, secret);
      const isUsable = token !== undefined && token !== refused && secondsLeft > leastSeconds;
      if (isUsable && secondsLeft > renewSeconds) return keep(token, secondsLeft);
      if (await claimGrant(db, account, sealed)) {
        const granted = await ask();
        return granted ?? (isUsable ? token : undefined);
      }
      // While another process asks for the next token, the last moments of this one are good enough.
      if (isUsable) return token;
      if (!(await mayBeGranted(db, account)) || performance.now() > until) return undefined;
      await pause(250);
    }
  };

  const provide: SharedToken = async (refused) => {
    if (known && known.token !== refused && performance.now() < known.endsAt) return known.token;
    known = undefined;
    const joined = underWay;
    underWay ??= obtain(refused).finally(() => {
      underWay = undefined;
    });
    const token = await underWay;
    // A renewal that began before this refusal does not know of it, and may return the same token.
    const isRefused = joined !== undefined && token !== undefined && token === refused;
    return isRefused ? provide(refused) : token;
  };
  return provide;
};
