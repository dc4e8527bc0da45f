import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A request under way; its id is drawn when somebody first asks for it. */
type UnderWay = { id: string | undefined };

const underWay = new AsyncLocalStorage<UnderWay>();

/** Ids as proxies draw them: 32 digits (nginx) or a UUID (Caddy). A text of another form may be a person's own words. */
const wellFormed = /^([\da-f]{32}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** Header in which an id comes from a proxy and goes back with a failure. */
export const requestIdHeader = 'x-request-id';

/** Runs the work of a request. given: the id that a proxy of ours drew for it, if there is one. */
export const runRequest = <Answer>(given: string | undefined, work: () => Answer): Answer =>
  underWay.run({ id: given && wellFormed.test(given) ? given : undefined }, work);

/** Id of the request that is answered here, by which its lines in the log are found; undefined beside requests. */
export const currentRequestId = (): string | undefined => {
  const request = underWay.getStore();
  if (!request) return undefined;
  request.id ??= randomUUID();
  return request.id;
};

/** Names the request as RFC 9457 has it, for a problem that a person may have to tell of. */
export const currentInstance = (): { instance?: string } => {
  const id = currentRequestId();
  return id ? { instance: `/requests/${id}` } : {};
};
