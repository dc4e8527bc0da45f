import type { HttpBindings } from '@hono/node-server';
import type { AttachmentStore } from './messages/attachments.ts';
import type { BkashTokens } from './bkash/tokens.ts';
import type { CsmsIds } from './messages/csms-ids.ts';
import type { NagadOrders } from './nagad/orders.ts';
import type { ScenarioBook } from './scenario.ts';
import type { Index } from './sslcommerz/ledger-index.ts';
import type { State } from './state.ts';

/** State and services that the parts of the sandbox share. */
export type Sandbox = {
  /** Address of the sandbox, known once it listens. */
  url: string;
  /** Origins of bKash and Nagad; '' where they are not used. */
  origins: { bkash: string; nagad: string };
  store: { id: string; password: string };
  state: State;
  /** Index of the state, in place of searches through all of it. */
  index: Index;
  csmsIds: CsmsIds;
  /** Tokens that bKash has granted, in memory: after a restart a merchant needs a new one. */
  bkashTokens: BkashTokens;
  /** Orders that Nagad has initialized and that wait to be completed. */
  nagadOrders: NagadOrders;
  scenarios: ScenarioBook;
  attachments: AttachmentStore;
  /** Resolves once the state is on disk; awaited before every answer about money. */
  keepNow: () => Promise<void>;
  keepSoon: () => void;
  /** Aborted at stop: releases held sockets and IPNs that wait. */
  stopping: AbortSignal;
};

/** Types of Hono; they let handlers reach the socket. */
export type Http = { Bindings: HttpBindings };
