import { randomUUID } from 'node:crypto';
import { newAddress, newPhone } from '../server/testing/buyer.ts';
import { type Answer, send as sendOnce, type Sending } from './client.ts';
import { Failed } from './load.ts';

/** Seat that a buyer wants, from one stop to another. */
export type Wish = {
  tripId: string;
  seatNo: string;
  fromStopNo: number;
  toStopNo: number;
  withEmail: boolean;
  /** Name of the passenger; in Bengali letters by default. */
  name?: string;
};

/** Steps of a buyer, in order; the buyer enters details at the portal and pays as the gateway's customer. */
export const steps = ['hold', 'details', 'pay', 'at the gateway', 'back with a ticket'] as const;
export type Step = (typeof steps)[number];

const patienceMs = 30_000;
const lookAgainMs = 50;

/** Returns a successful answer; otherwise fails with the code of its problem, or with its status. */
const good = (step: Step, answer: Answer): Answer => {
  const { status, headers, text } = answer;
  if (status < 300) return answer;
  const isProblem = headers['content-type']?.startsWith('application/problem+json');
  throw new Failed(isProblem ? (JSON.parse(text) as { code: string }).code : `${step}: ${status}`);
};

const read = <T>(step: Step, answer: Answer): T => JSON.parse(good(step, answer).text);

/** Client with one address for all requests of a buyer; limits apply in a benchmark as they do for people. */
const browserAt = (address: string, own: Record<string, string>, send: typeof sendOnce) => {
  const from = { 'x-forwarded-for': address, ...own };
  let cookie = '';
  return {
    keepCookie: ({ headers }: Answer): string => {
      cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      return cookie;
    },
    post: (url: string, body: object, sending: Sending = { isRepeatable: 'key' in body }): Promise<Answer> =>
      send(
        'POST',
        url,
        { ...from, cookie, 'x-poth-client': 'bench', 'content-type': 'application/json' },
        JSON.stringify(body),
        sending,
      ),
    /** Cross-site request: the browser does not send the cookie. The portal takes a gateway's form any number of times. */
    postForm: (url: string, fields: Record<string, string>): Promise<Answer> =>
      send(
        'POST',
        url,
        { ...from, 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(fields).toString(),
        { isRepeatable: true },
      ),
    get: (url: string): Promise<Answer> => send('GET', url, { ...from, cookie }),
  };
};

/**
 * Buys one seat over HTTP: holds it, enters details, starts paying, pays at the gateway, carries the gateway's form
 * back and polls until the booking is confirmed. took gets the time of each step. own: headers of a buyer with a token
 * or a pass; send: sends one request, by default once. Fails with the code of the portal's problem. Returns the booking
 * and the buyer's cookie.
 */
export const buy = async (
  { portalUrl, sandboxUrl }: { portalUrl: string; sandboxUrl: string },
  { tripId, seatNo, fromStopNo, toStopNo, withEmail, name = 'তাসনিম রহমান' }: Wish,
  took: (step: Step, ms: number) => void,
  { own = {}, send = sendOnce }: { own?: Record<string, string>; send?: typeof sendOnce } = {},
): Promise<{ bookingId: string; cookie: string }> => {
  const { post, postForm, get, keepCookie } = browserAt(newAddress(), own, send);
  let since = performance.now();
  const finished = (step: Step) => {
    const now = performance.now();
    took(step, now - since);
    since = now;
  };

  const hold = { tripId, fromStopNo, toStopNo, seatNos: [seatNo], language: 'bn', key: randomUUID() };
  const held = await post(`${portalUrl}/api/holds`, hold);
  const { bookingId } = read<{ bookingId: string }>('hold', held);
  const cookie = keepCookie(held);
  finished('hold');

  const phone = newPhone();
  const details = {
    tripId,
    bookingId,
    name,
    phone,
    email: withEmail ? `${phone}@example.com` : '',
    passengers: [{ seatNo, name: '', kind: 'adult', gender: 'female' }],
    termsAccepted: true,
    language: 'bn',
  };
  // The same details once more change nothing.
  good('details', await post(`${portalUrl}/api/bookings/details`, details, { isRepeatable: true }));
  finished('details');

  const payment = { tripId, bookingId, method: 'bkash', key: randomUUID() };
  const started = await post(`${portalUrl}/api/payments`, payment);
  const { gatewayPageUrl } = read<{ gatewayPageUrl: string }>('pay', started);
  finished('pay');

  const sessionkey = gatewayPageUrl.slice(gatewayPageUrl.lastIndexOf('/') + 1);
  const choice = { sessionkey, method: 'bkash', outcome: 'success' };
  const { returnUrl, fields } = read<{ returnUrl: string; fields: Record<string, string> }>(
    'at the gateway',
    await post(`${sandboxUrl}/__sandbox/pay`, choice),
  );
  finished('at the gateway');

  await postForm(returnUrl, fields);
  const look = `${portalUrl}/api/payments/${returnUrl.slice(returnUrl.lastIndexOf('/') + 1)}`;
  const waitsUntil = performance.now() + patienceMs;
  for (;;) {
    const { bookingState } = read<{ bookingState: string }>('back with a ticket', await get(look));
    if (bookingState === 'confirmed') break;
    if (bookingState !== 'held') throw new Failed(`ended ${bookingState}`);
    if (performance.now() > waitsUntil) throw new Failed('not confirmed in time');
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
  finished('back with a ticket');
  return { bookingId, cookie };
};
