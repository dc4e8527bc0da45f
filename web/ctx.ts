import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { SocialProvider } from '@poth/domain/identity/input.ts';
import type { Company } from '@poth/domain/content/company.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { ContractDescription } from '@poth/server/http/contract-description.ts';
import type { PortalBrowser } from '@poth/server/http/env.ts';
import type { NoteRefusal } from '@poth/server/note-refusals.ts';
import type { Portal } from '@poth/server/portal.ts';
import { createContext } from 'react-router';

/** Context of a request, handed to every loader and action: the use cases, who asks, and facts of the request. */
export type RequestContext = {
  portal: Portal;
  /** Read anew each time: a form may bring the buyer of a browser that has none. */
  readonly actor: Visitor;
  /** The database is away: there is nothing to show but that. */
  away: boolean;
  /** Names the inline scripts of the page in this answer's Content-Security-Policy, by their hashes. */
  allowScripts: (hashes: readonly string[]) => void;
  /** Writes a failure of ours into the log, with the address that met it by its pattern. */
  noteFault: (thrown: unknown) => void;
  /** Takes note that a part of the page could not be rendered: it is sent to this visitor and kept for no other. */
  noteBrokenPage: () => void;
  /** Writes a page that was refused into the log, as the portal does for what it refuses itself. */
  noteRefusal: NoteRefusal;
  now: Date;
  /** Where travellers reach the portal, without a slash at its end: canonical addresses begin with it. */
  publicUrl: string;
  /** How this installation is set. */
  settings: Settings;
  /** Facts of the company behind it. */
  company: Company;
  /** Whether this installation shows demonstration data. */
  demo: boolean;
  /** Where the sandbox of the payment gateways lives; null when payments are real. */
  sandboxUrl: string | null;
  /** One view of a page in so many is measured; 0: none is. */
  measuredOneIn: number;
  /** Identity providers that this installation trusts. */
  identityProviders: readonly SocialProvider[];
  /** The cookies that came and those that go back: what signing in and out needs. */
  browser: PortalBrowser;
  /** Every call of the portal, as OpenAPI describes it. */
  description: ContractDescription;
};

export const requestContext = createContext<RequestContext>();
