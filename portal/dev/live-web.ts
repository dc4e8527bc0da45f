import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as contextModule from '@poth/web/ctx.ts';
import type * as languageModule from '@poth/web/text/language.ts';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import { answerWhileAway, noteFaultBy } from '../away-answer.ts';
import type { Web } from '../web.ts';
import { askForModules, type Asked } from './module-channel.ts';

/** Start of Vite's addresses for modules of domain/, which is outside of web/. */
const domain = `/@fs${fileURLToPath(new URL('../../domain/', import.meta.url))}`;

/** Finds Node's own instance of a module of domain/, so that server and pages share one class Problem and the like. */
const ownModule = ({ data }: Asked): string | undefined => {
  const [address] = data.data;
  return data.name === 'fetchModule' && address?.startsWith(domain)
    ? pathToFileURL(address.slice('/@fs'.length)).href
    : undefined;
};

/**
 * Opens the pages from their sources. The parent process compiles them; each request asks it for the modules that have
 * changed since, and runs those anew with everything that imports them.
 */
export const openLiveWeb = async (): Promise<Web> => {
  const ask = askForModules();
  const runner = new ModuleRunner(
    {
      hmr: false,
      createImportMeta: createNodeImportMeta,
      transport: {
        invoke: async (payload) => {
          const externalize = ownModule(payload as Asked);
          return externalize ? { result: { externalize, type: 'module' } } : ask(payload);
        },
      },
    },
    new ESModulesEvaluator(),
  );
  const entry = 'virtual:react-router/server-build';
  // Loading all pages takes seconds, which pass while the database is opened; a failure shows with the first request.
  runner.import(entry).catch(() => undefined);
  return {
    async page(request, values) {
      const build = await runner.import<ServerBuild>(entry);
      const { requestContext } = await runner.import<typeof contextModule>('/ctx.ts');
      const { languageOf } = await runner.import<typeof languageModule>('/text/language.ts');
      const context = new RouterContextProvider();
      context.set(requestContext, values);
      const watched = answerWhileAway(build, { languageOf, noteFault: noteFaultBy(requestContext) });
      return createRequestHandler(watched, 'development')(request, context);
    },
    // Vite has answered for every file that exists before the portal is asked.
    asset: () => new Response('Not found', { status: 404 }),
  };
};
