import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as contextModule from '@poth/web/ctx.ts';
import type * as languageModule from '@poth/web/text/language.ts';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import { answerWhileAway, noteFaultBy } from '../away-answer.ts';
import type { Web } from '../web.ts';
import { askForModules, type Asked } from './module-channel.ts';

/** Vite's address of a module outside of web/, and with it of everything in domain/. */
const domain = `/@fs${fileURLToPath(new URL('../../domain/', import.meta.url))}`;

/** One instance for the server and the pages, of classes such as Problem: domain is loaded by Node alone. */
const ownModule = ({ data }: Asked): string | undefined => {
  const [address] = data.data;
  return data.name === 'fetchModule' && address?.startsWith(domain)
    ? pathToFileURL(address.slice('/@fs'.length)).href
    : undefined;
};

/**
 * Opens the pages from their sources. The program beside compiles them; each request asks it for what has changed
 * since, which is then run anew with everything that imports it.
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
  // The first look at all pages takes seconds, which pass while the database is asked; a fault comes with the request.
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
    // Vite answers before, for every file that there is.
    asset: () => new Response('Not found', { status: 404 }),
  };
};
