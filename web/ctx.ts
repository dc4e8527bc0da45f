import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { SocialProvider } from '@poth/domain/identity/input.ts';
import type { Company } from '@poth/domain/content/company.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { ContractDescription } from '@poth/server/http/contract-description.ts';
import type { PortalBrowser } from '@poth/server/http/env.ts';
import type { NoteRefusal } from '@poth/server/note-refusals.ts';
import type { Portal } from '@poth/server/portal.ts';
import { createContext } from 'react-router';

/** Context of a request, passed to every loader and action: the use cases, the actor, and facts of the request. */
export type RequestContext = {
  portal: Portal;
  /** Evaluated at each read: a form may bring the buyer of a browser that has none. */
  readonly actor: Visitor;
  /** The database is unavailable: no page can show anything else. */
  away: boolean;
  /** Allows the inline scripts of the page in this answer's Content-Security-Policy, by their hashes. */
  allowScripts: (hashes: readonly string[]) => void;
  /** Logs a fault of ours, with the pattern of the address where it happened. */
  noteFault: (thrown: unknown) => void;
  /** Records that a part of the page failed to render: the page is sent to this visitor and not cached for others. */
  noteBrokenPage: () => void;
  /** Logs a refused page, as the portal logs its own refusals. */
  noteRefusal: NoteRefusal;
  now: Date;
  /** Origin of the portal, without a trailing slash: canonical addresses begin with it. */
  publicUrl: string;
  /** Settings of this installation. */
  settings: Settings;
  /** Facts about the company that runs the installation. */
  company: Company;
  /** Marks an installation with demonstration data. */
  demo: boolean;
  /** Address of the payment gateways' sandbox; null when payments are real. */
  sandboxUrl: string | null;
  /** Measures one page view out of this number; 0: none. */
  measuredOneIn: number;
  /** Identity providers that this installation trusts. */
  identityProviders: readonly SocialProvider[];
  /** Cookies of the request and those to set: needed to sign in and out. */
  browser: PortalBrowser;
  /** Every call of the portal, as OpenAPI describes it. */
  description: ContractDescription;
};

export const requestContext = createContext<RequestContext>();
