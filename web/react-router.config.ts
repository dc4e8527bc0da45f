import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { stampWorker } from './offline/stamp-worker.ts';
import { precompress } from './precompress.ts';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // A page loads only the routes that it links to: the manifest of all is larger than the page's own script.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await stampWorker(folder);
    await precompress(folder);
  },
} satisfies Config;
