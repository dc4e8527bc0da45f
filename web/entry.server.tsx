import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext } from '#ctx';
import { ScriptMark } from './shell/script-mark.ts';
import { sealScripts } from './shell/seal-scripts.ts';

export const streamTimeout = 5_000;

/** Logs a page's failure, unless the reader has left, or sent a form to a page that has none. */
export const handleError: HandleErrorFunction = (thrown, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(thrown) && thrown.status === 405) return;
  const cause = isRouteErrorResponse(thrown) ? (thrown as { error?: unknown }).error : undefined;
  context.get(requestContext).noteFault(cause ?? thrown);
};

/** Renders the page of a request in one piece: no part waits for a script to move it into place. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { allowScripts, noteBrokenPage, noteFault } = loadContext.get(requestContext);
  const mark = randomBytes(16).toString('hex');
  return new Promise((resolve, reject) => {
    let answered = false;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={mark}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </ScriptMark>,
      {
        nonce: mark,
        // React would otherwise send a large part last and move it into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          answered = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timer));
          pipe(body);
          const seal = (drawn: string): Response => {
            const { html, hashes } = sealScripts(drawn, mark);
            allowScripts(hashes);
            return new Response(html, { status, headers });
          };
          text(body).then(seal).then(resolve, reject);
        },
        onShellError: reject,
        onError(error) {
          if (answered) noteFault(error);
          else noteBrokenPage();
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
