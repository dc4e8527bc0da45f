import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { packings, acceptedEncodings } from '@poth/server/http/packing.ts';
import type { RequestContext } from '@poth/web/ctx.ts';
import { answerWhileAway, noteFaultBy } from './away-answer.ts';

/** The built pages: draws one for a request, and serves the files they need. */
export type Web = {
  page(request: Request, context: RequestContext): Promise<Response>;
  /** `kept`: for good, or revalidated each time, where a file may change under its name. */
  asset(request: Request, kept?: 'for-good' | 'asked-each-time'): Response;
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const built = fileURLToPath(new URL('../web/build', import.meta.url));

/** Reads every file of the build by its address; names carry a hash of the content, so browsers keep them for good. */
const readAssets = async (): Promise<Map<string, Uint8Array<ArrayBuffer>>> => {
  const folder = join(built, 'client');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [file.slice(folder.length).replaceAll('\\', '/'), new Uint8Array(await readFile(file))] as const;
  });
  return new Map(await Promise.all(read));
};

/** Opens the build that `npm start` has made. React is imported only here: it chooses its own build at import. */
export const openWeb = async (): Promise<Web> => {
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  const { requestContext } = await import('@poth/web/ctx.ts');
  const { languageOf } = await import('@poth/web/text/language.ts');
  const build = (await import(pathToFileURL(join(built, 'server/index.js')).href)) as ServerBuild;
  const noteFault = noteFaultBy(requestContext);
  const render = createRequestHandler(answerWhileAway(build, { languageOf, noteFault }), 'production');
  const assets = await readAssets();
  return {
    page: (request, values) => {
      const context = new RouterContextProvider();
      context.set(requestContext, values);
      return render(request, context);
    },
    asset: (request, kept = 'for-good') => {
      const path = new URL(request.url).pathname;
      const headers = new Headers({
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'cache-control': kept === 'for-good' ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      });
      for (const packing of acceptedEncodings(request.headers.get('accept-encoding'))) {
        const packed = assets.get(path + packings[packing]);
        if (!packed) continue;
        headers.set('content-encoding', packing);
        return new Response(packed, { headers });
      }
      const plain = assets.get(path);
      return plain ? new Response(plain, { headers }) : new Response('Not found', { status: 404 });
    },
  };
};
