import type { HttpBindings } from '@hono/node-server';
import type { AttachmentStore } from './messages/attachments.ts';
import type { BkashTokens } from './bkash/tokens.ts';
import type { CsmsIds } from './messages/csms-ids.ts';
import type { NagadOrders } from './nagad/orders.ts';
import type { ScenarioBook } from './scenario.ts';
import type { Index } from './sslcommerz/ledger-index.ts';
import type { State } from './state.ts';

/** Sandbox as its parts are given it. */
export type Sandbox = {
  /** Where it is reached, known once it listens. */
  url: string;
  /** Where bKash and Nagad are reached; '' where they are not asked for. */
  origins: { bkash: string; nagad: string };
  store: { id: string; password: string };
  state: State;
  /** Finds in the state what would take a walk through all of it. */
  index: Index;
  csmsIds: CsmsIds;
  /** Tokens that bKash has granted, in memory: after a restart a merchant asks anew. */
  bkashTokens: BkashTokens;
  /** Orders that Nagad has initialized and that wait to be completed. */
  nagadOrders: NagadOrders;
  scenarios: ScenarioBook;
  attachments: AttachmentStore;
  /** Resolves when the state has reached the disk: before answering anything about money. */
  keepNow: () => Promise<void>;
  keepSoon: () => void;
  /** Aborted at stop: releases held sockets and IPNs that wait. */
  stopping: AbortSignal;
};

/** Hono's types: the handlers may reach the socket. */
export type Http = { Bindings: HttpBindings };
