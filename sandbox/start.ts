import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { buildApp } from './app.ts';
import { bkashApp } from './bkash/routes.ts';
import { openBkashTokens } from './bkash/tokens.ts';
import { attachmentStore } from './messages/attachments.ts';
import { openCsmsIds } from './messages/csms-ids.ts';
import { catchMail } from './messages/smtp.ts';
import { nagadApp } from './nagad/routes.ts';
import type { Sandbox } from './sandbox.ts';
import { scenarioBook } from './scenario.ts';
import { openSnapshot } from './snapshot.ts';
import { openIndex } from './sslcommerz/ledger-index.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number;
  smtpPort: number;
  /** Ports of bKash and Nagad, each an origin of its own; a gateway without one is not served. */
  bkashPort?: number | undefined;
  nagadPort?: number | undefined;
  /** File that keeps ledger and messages over a restart; nothing is kept without it. */
  statePath?: string | undefined;
  storeId: string;
  storePassword: string;
};

/** Options that match the default configuration of a portal. */
export const defaults: SandboxOptions = {
  port: 3001,
  smtpPort: 3002,
  storeId: 'poth_sandbox',
  storePassword: 'poth_sandbox@ssl',
};

/** Starts all stand-ins and the mail catcher on 127.0.0.1; `stop` writes the state and releases everything. */
export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<{
  url: string;
  origins: Sandbox['origins'];
  smtpPort: number;
  stop: () => Promise<void>;
}> {
  const { bkashPort, nagadPort, port, smtpPort, statePath, storeId, storePassword } = {
    ...defaults,
    ...options,
  };
  const snapshot = openSnapshot(statePath);
  const stopping = new AbortController();
  const sandbox: Sandbox = {
    url: '',
    origins: { bkash: '', nagad: '' },
    bkashTokens: openBkashTokens(),
    nagadOrders: new Map(),
    store: { id: storeId, password: storePassword },
    state: snapshot.state,
    index: openIndex(snapshot.state),
    csmsIds: openCsmsIds(snapshot.state),
    scenarios: scenarioBook(),
    attachments: attachmentStore(statePath && `${statePath}.attachments`),
    keepNow: snapshot.now,
    keepSoon: snapshot.soon,
    stopping: stopping.signal,
  };

  const servers: Server[] = [];
  const open = async (app: { fetch: Parameters<typeof createAdaptorServer>[0]['fetch'] }, wanted: number) => {
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    servers.push(server);
    return `http://127.0.0.1:${await listen(server, wanted)}`;
  };
  const openAll = async () => {
    sandbox.url = await open(buildApp(sandbox), port);
    if (bkashPort !== undefined) sandbox.origins.bkash = await open(bkashApp(sandbox), bkashPort);
    if (nagadPort !== undefined) sandbox.origins.nagad = await open(nagadApp(sandbox), nagadPort);
    return catchMail(sandbox, smtpPort);
  };
  const mail = await openAll().catch((fault: unknown) => {
    for (const server of servers) server.close();
    throw fault;
  });

  const stop = async () => {
    stopping.abort();
    const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
    for (const server of servers) server.closeAllConnections();
    await Promise.all([...closed, mail.stop()]);
    await snapshot.now();
  };
  return { url: sandbox.url, origins: sandbox.origins, smtpPort: mail.port, stop };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The sandbox has no port.'));
      else resolve(address.port);
    });
  });
}
