import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Browser } from './browser.ts';

/** Variables of every request of the portal. */
export type Env = {
  Variables: {
    actor: Visitor;
    /** The actor's buyer was drawn for this request: neither cookie nor token named one. */
    isNewBuyer: boolean;
    browser: PortalBrowser;
    /** Unknown caller: the database is away. */
    away: boolean;
    /** Seconds that caches before the portal may keep the answer, which is the same for every anonymous client; 0: none may. */
    publicSeconds?: number;
    /** Hashes of the inline scripts of this page, as its policy names them; only a page that was drawn has some. */
    scriptHashes?: readonly string[];
  };
};

/** A browser of the portal, with what only the portal's own cookies can do. */
export type PortalBrowser = Browser & {
  /** Remembers that it proved to own a booking; proof: as a link or code gave it. */
  rememberHolder(proof: string): void;
  /** Takes back what it holds and has proved. */
  forget(): void;
  /**
   * The buyer that was drawn for a browser which named none, signed: a form carries it, so that sent twice, or answered
   * by silence, it stays one buyer's. Null for a browser that has one.
   */
  readonly newBuyer: string | null;
  /** Takes the buyer that a form carried for a browser without one: it is who asks from here on. */
  takeBuyer(signed: string): void;
};
