import { startChores } from '@poth/server/chores.ts';
import { type Config, renderAsInProduction } from '@poth/server/config.ts';
import type { Deps } from '@poth/server/deps.ts';
import { createReadiness } from '@poth/server/http/readiness.ts';
import { buildPortal } from '@poth/server/portal.ts';
import type { Closing } from '@poth/server/start/closing.ts';
import { listen } from '@poth/server/start/listen.ts';
import { buildApp } from './app.ts';
import { isOneOfMany } from './processes.ts';
import type { Web } from './web.ts';

/** Opens the pages: from the build, or live, from their sources. */
export type Pages = { open: () => Promise<Web>; live: boolean };

type Asked = {
  pages: Pages;
  config: Config;
  deps: Deps;
  /** URL of the database with the portal's login. */
  url: string;
  closing: Closing;
  stopping: AbortController;
};

/** Answers requests in this process, and does its part of the chores, until it is stopped. */
export const serveRequests = async ({
  pages,
  config,
  deps,
  url,
  closing,
  stopping,
}: Asked): Promise<void> => {
  if (!pages.live) renderAsInProduction();
  const app = buildApp({
    deps,
    portal: buildPortal(deps),
    config,
    web: await pages.open(),
    readiness: createReadiness({ url, gateways: deps.gateways }),
    live: pages.live,
  });
  stopping.signal.throwIfAborted();
  closing.add(await listen(app.fetch, { ...config, isShared: isOneOfMany }));
  closing.add(startChores(deps, deps.log, stopping));
};
