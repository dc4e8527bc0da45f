import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { buildApp } from './app.ts';
import { attachmentStore } from './messages/attachments.ts';
import { openCsmsIds } from './messages/csms-ids.ts';
import { catchMail } from './messages/smtp.ts';
import type { Sandbox } from './sandbox.ts';
import { scenarioBook } from './scenario.ts';
import { openSnapshot } from './snapshot.ts';
import { openIndex } from './sslcommerz/ledger-index.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number;
  smtpPort: number;
  /** File that keeps ledger and messages over a restart; nothing is kept without it. */
  statePath?: string | undefined;
  storeId: string;
  storePassword: string;
};

/** Options that a portal is configured with when nothing else is said. */
export const defaults: SandboxOptions = {
  port: 3001,
  smtpPort: 3002,
  storeId: 'poth_sandbox',
  storePassword: 'poth_sandbox@ssl',
};

/** Starts all the stand-ins and the mail catcher on 127.0.0.1; `stop` writes the state and lets go of all. */
export async function startSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<{ url: string; smtpPort: number; stop: () => Promise<void> }> {
  const { port, smtpPort, statePath, storeId, storePassword } = { ...defaults, ...options };
  const snapshot = openSnapshot(statePath);
  const stopping = new AbortController();
  const sandbox: Sandbox = {
    url: '',
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

  const server = createAdaptorServer({ fetch: buildApp(sandbox).fetch }) as Server;
  sandbox.url = `http://127.0.0.1:${await listen(server, port)}`;
  const mail = await catchMail(sandbox, smtpPort).catch((fault: unknown) => {
    server.close();
    throw fault;
  });

  const stop = async () => {
    stopping.abort();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await Promise.all([closed, mail.stop()]);
    await snapshot.now();
  };
  return { url: sandbox.url, smtpPort: mail.port, stop };
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
