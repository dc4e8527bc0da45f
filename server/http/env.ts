import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Browser } from './browser.ts';

/** Variables of every request of the portal. */
export type Env = {
  Variables: {
    actor: Visitor;
    /** Set where the actor's buyer was drawn for this request, because neither cookie nor token named one. */
    isNewBuyer: boolean;
    browser: PortalBrowser;
    /** Set where the caller is unknown because the database is away. */
    away: boolean;
    /** Seconds for which caches in front of the portal may keep the answer, equal for all anonymous clients; 0: they may not. */
    publicSeconds?: number;
    /** Hashes of this page's inline scripts, for its policy; set only for a page that was drawn. */
    scriptHashes?: readonly string[];
  };
};

/** A browser of the portal, with the functions that need the portal's own cookies. */
export type PortalBrowser = Browser & {
  /** Remembers that the browser has proved to own a booking; `proof`: from the link or code. */
  rememberHolder(proof: string): void;
  /** Deletes the browser's buyer and proofs. */
  forget(): void;
  /**
   * Signed buyer that was drawn for a browser without one. A form carries it, so that the form belongs to one buyer
   * even when it is sent twice or its answer is lost. Null for a browser that has a buyer.
   */
  readonly newBuyer: string | null;
  /** Takes over the buyer that a form carried, for a browser without one: from then on it is the request's actor. */
  takeBuyer(signed: string): void;
};
