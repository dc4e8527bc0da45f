import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** A request under way; its id is drawn at first use. */
type UnderWay = { id: string | undefined };

const underWay = new AsyncLocalStorage<UnderWay>();

/** Forms of ids that proxies draw: 32 digits (nginx) or a UUID (Caddy). Any other text may contain personal data. */
const wellFormed = /^([\da-f]{32}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** Header that brings an id from a proxy and returns it with a failure. */
export const requestIdHeader = 'x-request-id';

/** Runs the work of a request. `given`: the id from our own proxy, if there is one. */
export const runRequest = <Answer>(given: string | undefined, work: () => Answer): Answer =>
  underWay.run({ id: given && wellFormed.test(given) ? given : undefined }, work);

/** Id of the current request, by which its lines in the log are found; undefined outside requests. */
export const currentRequestId = (): string | undefined => {
  const request = underWay.getStore();
  if (!request) return undefined;
  request.id ??= randomUUID();
  return request.id;
};

/** Identifies the request, as the field `instance` of RFC 9457, for a problem that a person may have to report. */
export const currentInstance = (): { instance?: string } => {
  const id = currentRequestId();
  return id ? { instance: `/requests/${id}` } : {};
};
