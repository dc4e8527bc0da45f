import type { CallTag } from '@poth/domain/contract.ts';
import { heldBodyBytes } from '@poth/server/http/take-lane.ts';
import { isRead } from '@poth/server/http/guard.ts';
import { type CallIndex, declaredBy } from '@poth/server/http/call-index.ts';
import type { LaneName } from '@poth/server/http/request-lanes.ts';
import { isCall } from '@poth/server/specification/routes.ts';
import { addresses, resources } from '@poth/web/addresses.ts';

/** Lane of what only reads, and of what may write. */
type Ways = { read: LaneName; write: LaneName };

const only = (lane: LaneName): Ways => ({ read: lane, write: lane });
const looking: Ways = { read: 'looking', write: 'other' };

/** Lanes of calls by the tag of their declaration. */
const ofTag: Readonly<Record<CallTag, Ways>> = {
  description: looking,
  auth: only('other'),
  users: only('other'),
  busProvider: only('other'),
  'available-bus': looking,
  email: only('other'),
  trips: looking,
  'waiting-rooms': { read: 'looking', write: 'holding' },
  bookings: only('buying'),
  payments: only('buying'),
  tickets: only('buying'),
  refunds: only('buying'),
};

/** Lanes of calls that differ from the others of their tag, by their operation. */
const ofOperation: Readonly<Partial<Record<string, LaneName>>> = {
  viewSeatMap: 'maps',
  holdSeats: 'holding',
  tokenOf: 'holding',
};

/**
 * Lanes of pages by the room of their file, as web/addresses.ts names it; those of a room that is not named here, and of the
 * desks, are the lane `other`. A seat is taken by a form of the search page, or by a tap.
 */
const ofRoom: Readonly<Partial<Record<string, Ways>>> = {
  home: looking,
  guide: looking,
  legal: looking,
  developers: looking,
  content: looking,
  operator: looking,
  fleet: looking,
  shell: looking,
  'link-preview': looking,
  search: { read: 'looking', write: 'holding' },
  seating: { read: 'maps', write: 'holding' },
  'waiting-room': { read: 'looking', write: 'holding' },
  booking: only('buying'),
  promo: only('buying'),
  payment: only('buying'),
  ticket: only('buying'),
  refund: only('buying'),
};

type Page = { matches: RegExp; ways: Ways };

const firstSegment = (path: string): string => path.split('/', 1)[0] ?? '';

/** Pages by the first segment of their address, in the order of the table. */
const pages: ReadonlyMap<string, readonly Page[]> = Map.groupBy(
  [...addresses, ...resources].map(({ path, file, gate }) => {
    const bare = path === '/' ? '' : path;
    const room =
      gate === 'everybody' || gate === 'signedIn' ? ofRoom[file.split('/', 1)[0] ?? ''] : undefined;
    const pattern = bare.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+');
    return { matches: new RegExp(`^${pattern}$`), ways: room ?? only('other'), first: firstSegment(bare) };
  }),
  ({ first }) => first,
);

const ofPage = (pathname: string): Ways => {
  const path = pathname
    .slice(1)
    .replace(/(?<=^|\/)_\.data$|\.data$/, '')
    .replace(/^_root$/, '')
    .replace(/^bn(\/|$)/, '')
    .replace(/\/$/, '');
  return pages.get(firstSegment(path))?.find(({ matches }) => matches.test(path))?.ways ?? looking;
};

/** Finds the lane of a request, by the declaration of its call or the address of its page. */
export const laneFinder =
  (findCall: CallIndex) =>
  (request: Request): LaneName => {
    const { method, headers, url } = request;
    const path = url.slice(url.indexOf('/', 'https://'.length));
    const pathname = path.split('?', 1)[0] ?? path;
    if (pathname.startsWith('/pay/return/') || pathname.startsWith('/pay/ipn/')) return 'gateway';
    const reads = isRead(method);
    if (!reads && (headers.has('transfer-encoding') || Number(headers.get('content-length')) > heldBodyBytes))
      return 'uploads';
    if (!isCall(request)) return ofPage(pathname)[reads ? 'read' : 'write'];
    const known = findCall(pathname);
    const call = known && declaredBy(known, method);
    return call ? (ofOperation[call.operationId] ?? ofTag[call.tag][reads ? 'read' : 'write']) : 'looking';
  };
