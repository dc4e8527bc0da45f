import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { stampWorker } from './offline/stamp-worker.ts';
import { precompress } from './precompress.ts';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // A page brings the addresses it links to; all of them at once are more than its own script.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await stampWorker(folder);
    await precompress(folder);
  },
} satisfies Config;
