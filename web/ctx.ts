import type { Actor } from '@poth/domain/booking/actor.ts';
import type { Portal } from '@poth/server/portal.ts';
import { createContext } from 'react-router';

/** What the server hands to every loader and action: the use cases, who asks, and facts of this request. */
export type RequestContext = {
  portal: Portal;
  actor: Actor;
  /** The nonce of this answer's Content-Security-Policy. */
  nonce: string;
  now: Date;
  /** Whether this installation shows demonstration data. */
  demo: boolean;
  /** Where the sandbox of the payment gateways lives; null when payments are real. */
  sandboxUrl: string | null;
  /** Remembers in this browser that it proved to own a booking; proof: as a link or code gave it. */
  rememberHolder(proof: string): void;
};

export const requestContext = createContext<RequestContext>();
