import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@poth/server/config.ts';
import { createServer as createVite } from 'vite';
import { openFront } from './front.ts';
import { serveModules } from './module-channel.ts';
import { keepPortal } from './keep-portal.ts';
import { watchSources } from './watch-sources.ts';

// Runs as `npm run dev`: the server that browsers reach, with Vite; behind it the portal, a process that restarts when
// a source that Node loads has changed.
const root = fileURLToPath(new URL('../..', import.meta.url));
const { port, publicUrl } = readConfig();
const front = openFront();
const vite = await createVite({
  root: join(root, 'web'),
  configFile: join(root, 'web/vite.config.ts'),
  logLevel: 'warn',
  server: { middlewareMode: true, ws: { server: front.server } },
  // Lists all pages, so that Vite knows their packages before the first one is opened: a package found later reloads the page.
  optimizeDeps: { entries: ['root.tsx', '**/*-page.tsx'] },
});
const { client, ssr } = vite.environments;
// A portal whose first start failed is open once a change has mended it.
let isOpen = false;
const sayOpen = (): void => {
  if (!isOpen) console.log(`dev ready ${publicUrl}`);
  isOpen = true;
};
const portal = keepPortal(publicUrl, {
  started: (child) => serveModules(child, ssr!),
  restarted: () => {
    client!.hot.send({ type: 'full-reload' });
    sayOpen();
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await portal.stop();
    process.exit(0);
  });
const starts = portal.address();
await starts.catch(() => undefined);
front.answer(vite.middlewares, portal.address);
watchSources(root, ['domain', 'server', 'portal'], {
  begun: portal.hold,
  over: (file) => void portal.restart(file),
});
await once(front.server.listen(port), 'listening');
await starts.then(sayOpen, () => undefined);
