import type { ActionFunction, LoaderFunction, RouterContextProvider, ServerBuild } from 'react-router';
import type { Language } from '@poth/domain/language.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { isDatabaseAway } from '@poth/server/db/is-away.ts';
import { isUnstorable } from '@poth/server/db/is-unstorable.ts';
import { retryAfterSeconds } from '@poth/server/http/problem-answer.ts';
import type { requestContext as RequestContextKey } from '@poth/web/ctx.ts';
import { refuseUnreadableForm } from './refuse-unreadable-form.ts';

/** A loader or an action. */
type Handler = LoaderFunction & ActionFunction;
type NoteFault = (context: Readonly<RouterContextProvider>, thrown: unknown) => void;
type Ways = { languageOf: (request: Request) => Language; noteFault: NoteFault };

/**
 * Logs a failure through the context of the page that failed. `key`: of that context, from the pages' own instance of
 * web/ctx.ts.
 */
export const noteFaultBy =
  (key: typeof RequestContextKey): NoteFault =>
  (context, thrown) =>
    context.get(key).noteFault(thrown);

const isUnavailable = (thrown: unknown): boolean => isProblem(thrown) && thrown.code === 'unavailable';

/** Plain-text 503 with the sentence of the problem `unavailable`, for requests for files; pages draw their own by the status. */
const unavailable = (language: Language): Response =>
  new Response(problemText(new Problem('unavailable'), language), {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(retryAfterSeconds) },
  });

const watched =
  (handler: Handler, { languageOf, noteFault }: Ways): Handler =>
  async (args, context) => {
    try {
      refuseUnreadableForm(args.request);
      return await handler(args, context);
    } catch (thrown) {
      // A character that no column can hold is in no stored name, so the address names nothing that exists.
      if (isUnstorable(thrown)) throw new Response(null, { status: 404 });
      const away = isDatabaseAway(thrown);
      if (!away && !isUnavailable(thrown)) throw thrown;
      if (away) noteFault(args.context, thrown);
      throw unavailable(languageOf(args.request));
    }
  };

/**
 * Wraps the loaders and actions of a build: they answer 503 while the database is away, 404 to a text that it cannot
 * store, and 400 to a body that should be a form and is not. Unwrapped, React Router takes what they throw for a bug of
 * the page and answers 500 before the portal sees it.
 */
export const answerWhileAway = (build: ServerBuild, ways: Ways): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const handlers = {
        ...(loader && { loader: watched(loader, ways) }),
        ...(action && { action: watched(action, ways) }),
      };
      return [id, { ...route, module: { ...route.module, ...handlers } }];
    }),
  ),
});
