import type { CallTag } from '@poth/domain/contract.ts';
import { hasLongBody } from '@poth/server/http/take-lane.ts';
import { isRead } from '@poth/server/http/guard.ts';
import { type CallIndex, declaredBy } from '@poth/server/http/call-index.ts';
import type { LaneName } from '@poth/server/http/request-lanes.ts';
import { isCall } from '@poth/server/specification/routes.ts';
import { findPage, pathnameOf } from './page-index.ts';

/** Lanes of requests that only read, and of those that may write. */
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
  'waiting-rooms': { read: 'looking', write: 'waiting' },
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
  viewWaitingPlace: 'looking',
};

/**
 * Lanes of pages by the folder of their file, as web/addresses.ts names it; desks, and folders that are not listed
 * here, use the lane `other`. A seat is taken by a form of the search page, or by a tap on the map.
 */
const ofRoom: Readonly<Partial<Record<string, Ways>>> = {
  home: looking,
  guide: looking,
  legal: looking,
  developers: looking,
  content: looking,
  operator: looking,
  rating: looking,
  fleet: looking,
  shell: looking,
  'link-preview': looking,
  search: { read: 'looking', write: 'holding' },
  seating: { read: 'maps', write: 'holding' },
  'waiting-room': { read: 'looking', write: 'waiting' },
  'notify-me': looking,
  'seat-waitlist': { read: 'looking', write: 'holding' },
  rebooking: only('buying'),
  exchange: only('buying'),
  renaming: only('buying'),
  booking: only('buying'),
  promo: only('buying'),
  payment: only('buying'),
  ticket: only('buying'),
  refund: only('buying'),
};

const waysOfPage = (pathname: string): Ways => {
  const page = findPage(pathname);
  if (!page) return looking;
  const isOpen = page.gate === 'everybody' || page.gate === 'signedIn';
  return (isOpen ? ofRoom[page.file.split('/', 1)[0] ?? ''] : undefined) ?? only('other');
};

/** Finds the lane of a request, by the declaration of its call or the address of its page. */
export const laneFinder =
  (findCall: CallIndex) =>
  (request: Request): LaneName => {
    const { method } = request;
    const pathname = pathnameOf(request);
    if (pathname.startsWith('/pay/return/') || pathname.startsWith('/pay/ipn/')) return 'gateway';
    const reads = isRead(method);
    if (!reads && hasLongBody(request)) return 'uploads';
    if (!isCall(request)) return waysOfPage(pathname)[reads ? 'read' : 'write'];
    const known = findCall(pathname);
    const call = known && declaredBy(known, method);
    return call ? (ofOperation[call.operationId] ?? ofTag[call.tag][reads ? 'read' : 'write']) : 'looking';
  };
