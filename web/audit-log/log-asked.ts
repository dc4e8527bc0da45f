import type { LogFilter, LogPlace } from '@poth/domain/audit-log/input.ts';
import { logPlaceText, parseLogPlace } from '@poth/domain/audit-log/log.ts';
import { parseDhakaDate } from '@poth/domain/dhaka.ts';

/** Query parameters of the log's address. */
type LogAsked = { filter: LogFilter; after: LogPlace | null; check: boolean };

export const logAsked = (request: Request): LogAsked => {
  const query = new URL(request.url).searchParams;
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, 200);
  return {
    filter: {
      about: word('about'),
      who: word('who'),
      act: word('act').slice(0, 60),
      from: parseDhakaDate(query.get('from')) ?? null,
      until: parseDhakaDate(query.get('until')) ?? null,
    },
    after: parseLogPlace(query.get('after')),
    check: query.has('check'),
  };
};

/** Returns the address of the log with a filter. path: the page or its file. */
export const logAddress = (
  filter: Partial<LogFilter>,
  {
    path = '/admin/audit-log',
    after = null,
    check = false,
  }: { path?: string; after?: LogPlace | null; check?: boolean } = {},
): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  if (after) query.set('after', logPlaceText(after));
  if (check) query.set('check', '1');
  return query.size > 0 ? `${path}?${query}` : path;
};
