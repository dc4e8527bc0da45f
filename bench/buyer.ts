import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { newAddress, newPhone } from '../server/testing/buyer.ts';
import { Failed } from './load.ts';

/** A seat that somebody wants, from one stop to another. */
export type Wish = {
  tripId: string;
  seatNo: string;
  fromStopNo: number;
  toStopNo: number;
  withEmail: boolean;
  /** Who travels; a name in Bengali letters if nothing is said. */
  name?: string;
};

/** What a buyer does, in this order; details and customer are the same person at two sites. */
export const steps = ['hold', 'details', 'pay', 'at the gateway', 'back with a ticket'] as const;
export type Step = (typeof steps)[number];

const Held = z.object({ bookingId: z.string() });
const Started = z.object({ gatewayPageUrl: z.string() });
const Paid = z.object({ returnUrl: z.string(), fields: z.record(z.string(), z.string()) });
const Standing = z.object({ bookingState: z.string() });
const Refusal = z.object({ code: z.string() });

const patienceMs = 30_000;
const lookAgainMs = 50;

/** Reads an answer; a refusal fails with the code of its problem, anything else with its status. */
const read = async <T>(step: Step, answer: Response, shape: z.ZodType<T>): Promise<T> => {
  const text = await answer.text();
  if (answer.ok) return shape.parse(JSON.parse(text));
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  throw new Failed(isProblem ? Refusal.parse(JSON.parse(text)).code : `${step}: ${answer.status}`);
};

/** A buyer's requests come from one address; limits hold in a benchmark as they do for people. */
const postFrom =
  (address: string) =>
  (url: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-poth-client': 'bench',
        'x-forwarded-for': address,
        cookie,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });

/**
 * Buys one seat as a client does, over HTTP: holds it, says who travels, starts paying, pays on the gateway's side,
 * carries the gateway's form back and looks until the booking is confirmed. took hears how long each step was.
 * Fails with the code of the problem that the portal answered. Answers the booking and the buyer's cookie.
 */
export const buy = async (
  { portalUrl, sandboxUrl }: { portalUrl: string; sandboxUrl: string },
  { tripId, seatNo, fromStopNo, toStopNo, withEmail, name = 'তাসনিম রহমান' }: Wish,
  took: (step: Step, ms: number) => void,
): Promise<{ bookingId: string; cookie: string }> => {
  const post = postFrom(newAddress());
  let since = performance.now();
  const finished = (step: Step) => {
    const now = performance.now();
    took(step, now - since);
    since = now;
  };

  const hold = { tripId, fromStopNo, toStopNo, seatNos: [seatNo], language: 'bn', key: randomUUID() };
  const answer = await post(`${portalUrl}/api/holds`, hold);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { bookingId } = await read('hold', answer, Held);
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
  await read('details', await post(`${portalUrl}/api/bookings/details`, details, cookie), z.unknown());
  finished('details');

  const payment = { tripId, bookingId, method: 'bkash', key: randomUUID() };
  const { gatewayPageUrl } = await read(
    'pay',
    await post(`${portalUrl}/api/payments`, payment, cookie),
    Started,
  );
  finished('pay');

  const sessionkey = new URL(gatewayPageUrl).pathname.split('/').at(-1);
  const choice = { sessionkey, method: 'bkash', outcome: 'success' };
  const { returnUrl, fields } = await read(
    'at the gateway',
    await post(`${sandboxUrl}/__sandbox/pay`, choice),
    Paid,
  );
  finished('at the gateway');

  const tranId = new URL(returnUrl).pathname.split('/').at(-1);
  await fetch(returnUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const waitsUntil = performance.now() + patienceMs;
  for (;;) {
    const look = await fetch(`${portalUrl}/api/payments/${tranId}`, { headers: { cookie } });
    const { bookingState } = await read('back with a ticket', look, Standing);
    if (bookingState === 'confirmed') break;
    if (bookingState !== 'held') throw new Failed(`ended ${bookingState}`);
    if (performance.now() > waitsUntil) throw new Failed('not confirmed in time');
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
  finished('back with a ticket');
  return { bookingId, cookie };
};
