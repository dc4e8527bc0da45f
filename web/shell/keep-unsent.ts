import { data, type DataStrategyResult, isRouteErrorResponse, replace } from 'react-router';
import { answerSoFar, beginSending, lastPressed, markUnsent, readUnsent } from './unsent.ts';

type Results = Record<string, DataStrategyResult>;
type WithStatus = ReturnType<typeof data>;

/** Whether an answer carries a status: what data() makes. */
const hasStatus = (answer: unknown): answer is WithStatus =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit';

/** Browsers throw a TypeError where there is no network; what the server throws is something else. */
const isSilence = (thrown: unknown): boolean => thrown instanceof TypeError;

/**
 * Whether an answer to a form is none of our portal's, or no answer at all: no network, a proxy's page, a captive
 * portal, a server that failed. A page that is refused or missing is an answer.
 */
const isLost = (thrown: unknown): boolean => {
  if (thrown instanceof Response) return false;
  if (hasStatus(thrown)) return (thrown.init?.status ?? 200) >= 500;
  if (isRouteErrorResponse(thrown)) return thrown.status >= 500 || ![401, 403, 404].includes(thrown.status);
  return true;
};

/** Leads nowhere: the router takes a change of the fragment alone without reading or drawing anything anew. */
const stay = (): Response => replace(location.pathname + location.search + (location.hash || '#unsent'));

/** The failure itself: the router wraps what an action throws together with the status of its answer. */
const thrownIn = (result: unknown): unknown =>
  hasStatus(result) && result.data instanceof Error ? result.data : result;

const keepForm = (results: Results, { pathname }: URL, offline: boolean): Results => {
  for (const [routeId, { type, result }] of Object.entries(results)) {
    const thrown = thrownIn(result);
    if (type === 'error' && isLost(thrown)) {
      if (!isSilence(thrown)) console.error(thrown);
      markUnsent(offline ? 'not-sent' : 'unknown');
      results[routeId] =
        pathname === location.pathname
          ? // The status of a failure: the router reads nothing anew after it.
            { type: 'data', result: data(answerSoFar(routeId), { status: 503 }) }
          : { type: 'error', result: stay() };
    } else if (type === 'data' && hasStatus(result))
      // A refusal too changes what is true (a new key, a new deadline): the page is read anew after any answer.
      results[routeId] = { type, result: result.data };
  }
  return results;
};

const isOf = (form: HTMLFormElement, { pathname }: URL): boolean =>
  new URL(form.getAttribute('action') ?? '', location.href).pathname === pathname;

const keepPage = (results: Results, url: URL): Results => {
  const pressed = lastPressed();
  // Where a form was pressed, a page that is none of ours is no answer either; a link shows what failed.
  const isNone = pressed ? isLost : isSilence;
  const lost = Object.keys(results).filter(
    (id) => results[id]?.type === 'error' && isNone(thrownIn(results[id].result)),
  );
  const [first] = lost;
  if (!first) return results;
  // A form whose sending was lost has been told so; the page read after it, lost too, does not make it taken.
  const taken = pressed?.sent === true && readUnsent() === null;
  const href = url.pathname + url.search;
  if (href === location.pathname + location.search) {
    // Data that could not be read anew stays as it was read last.
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
 * Keeps a form as it is where no answer of ours came to it: the router would draw the failure instead of the page and
 * lose what was typed. Stands before every loader and action in the browser; the notice that follows is UnsentNotice.
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
