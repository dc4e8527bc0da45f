import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Browser } from './browser.ts';

/** What every request of the portal carries. */
export type Env = {
  Variables: {
    actor: Visitor;
    browser: PortalBrowser;
    /** Nobody could be asked who calls: the database is away. */
    away: boolean;
    /** The nonce that the scripts of this page carry; only a page that was drawn has one. */
    nonce?: string;
  };
};

/** A browser of the portal, with what only the portal's own cookies can do. */
export type PortalBrowser = Browser & {
  /** Remembers that it proved to own a booking; proof: as a link or code gave it. */
  rememberHolder(proof: string): void;
  /** Takes back what it holds and has proved. */
  forget(): void;
};
