import { data, type DataStrategyResult, isRouteErrorResponse, replace } from 'react-router';
import { answerSoFar, beginSending, lastPressed, markUnsent, readUnsent } from './unsent.ts';

type Results = Record<string, DataStrategyResult>;
type WithStatus = ReturnType<typeof data>;

/** Returns whether an answer was made by data(), with a status. */
const hasStatus = (answer: unknown): answer is WithStatus =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit';

/** Browsers throw a TypeError when there is no network; what the server throws is something else. */
const isSilence = (thrown: unknown): boolean => thrown instanceof TypeError;

/**
 * Returns whether a form got no answer of our portal: no network, a proxy's page, a captive portal, a failed server. A
 * page that is refused or missing is an answer.
 */
const isLost = (thrown: unknown): boolean => {
  if (thrown instanceof Response) return false;
  if (hasStatus(thrown)) return (thrown.init?.status ?? 200) >= 500;
  if (isRouteErrorResponse(thrown)) return thrown.status >= 500 || ![401, 403, 404].includes(thrown.status);
  return true;
};

/** Returns whether a form was refused for its size, by us or by a proxy: it was not read. */
const isTooLarge = (thrown: unknown): boolean => isRouteErrorResponse(thrown) && thrown.status === 413;

/** Redirect that stays on the page: the router neither loads nor renders anything for a change of the fragment alone. */
const stay = (): Response => replace(location.pathname + location.search + (location.hash || '#unsent'));

/** Unwraps the failure: the router wraps what an action throws together with the status of the response. */
const thrownIn = (result: unknown): unknown =>
  hasStatus(result) && result.data instanceof Error ? result.data : result;

const keepForm = (results: Results, { pathname }: URL, offline: boolean): Results => {
  for (const [routeId, { type, result }] of Object.entries(results)) {
    const thrown = thrownIn(result);
    if (type === 'error' && isLost(thrown)) {
      if (!isSilence(thrown)) console.error(thrown);
      markUnsent(offline ? 'not-sent' : isTooLarge(thrown) ? 'too-large' : 'unknown');
      results[routeId] =
        pathname === location.pathname
          ? // A failure status, after which the router reloads nothing.
            { type: 'data', result: data(answerSoFar(routeId), { status: 503 }) }
          : { type: 'error', result: stay() };
    } else if (type === 'data' && hasStatus(result))
      // A refusal changes data too (a new key, a new deadline): the page is reloaded after any answer.
      results[routeId] = { type, result: result.data };
  }
  return results;
};

const isOf = (form: HTMLFormElement, { pathname }: URL): boolean =>
  new URL(form.getAttribute('action') ?? '', location.href).pathname === pathname;

const keepPage = (results: Results, url: URL): Results => {
  const pressed = lastPressed();
  // After a pressed form, a page that is not ours counts as no answer; after a link, it is shown as the failure.
  const isNone = pressed ? isLost : isSilence;
  const lost = Object.keys(results).filter(
    (id) => results[id]?.type === 'error' && isNone(thrownIn(results[id].result)),
  );
  const [first] = lost;
  if (!first) return results;
  // If the form itself was lost, its notice is set already: losing the next page as well does not mean that it arrived.
  const taken = pressed?.sent === true && readUnsent() === null;
  const href = url.pathname + url.search;
  if (href === location.pathname + location.search) {
    // Data that could not be reloaded stay as they were loaded last.
    for (const id of lost) delete results[id];
    if (taken) markUnsent('taken', href);
    return results;
  }
  if (!pressed || (!pressed.sent && !isOf(pressed.form, url))) return results;
  if (taken) markUnsent('taken', href);
  else if (!pressed.sent) markUnsent('not-fetched');
  return { [first]: { type: 'error', result: stay() } };
};

/**
 * Keeps a form as it is when no answer of ours came: the router would render the failure instead of the page and lose
 * what was typed. Runs before every loader and action in the browser; `UnsentNotice` shows the notice.
 */
export const keepUnsent = async (
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> => {
  const sends = request.method !== 'GET';
  const offline = !navigator.onLine;
  if (sends) beginSending();
  const results = await next();
  if (request.signal.aborted) return results;
  const url = new URL(request.url);
  return sends ? keepForm(results, url, offline) : keepPage(results, url);
};
