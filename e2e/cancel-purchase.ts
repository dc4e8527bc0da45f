import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Wish } from '../bench/buyer.ts';
import { send } from '../bench/client.ts';
import { Failed } from '../bench/load.ts';
import { newAddress } from '../server/testing/buyer.ts';

const Quote = z.looseObject({ refundPaisa: z.int() });
const Anything = z.looseObject({});

/**
 * Cancels a ticket as its buyer does: quotes the refund, and agrees. Fails with address, status and beginning of any
 * answer that is not a success.
 */
export const cancelPurchase = async (
  portalUrl: string,
  { tripId, seatNo }: Wish,
  { bookingId, cookie }: { bookingId: string; cookie: string },
): Promise<void> => {
  const headers = {
    cookie,
    'x-forwarded-for': newAddress(),
    'x-poth-client': 'proof',
    'content-type': 'application/json',
  };
  const ask = async <Shape>(path: string, body: object, shape: z.ZodType<Shape>): Promise<Shape> => {
    const { status, text } = await send('POST', portalUrl + path, headers, JSON.stringify(body));
    if (status >= 300) throw new Failed(`${path}: ${status} ${text.slice(0, 80)}`);
    return shape.parse(JSON.parse(text));
  };
  const asked = { tripId, bookingId, seatNos: [seatNo] };
  const { refundPaisa } = await ask('/api/refunds/quote', asked, Quote);
  const agreed = { shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
  await ask('/api/refunds', { ...asked, ...agreed }, Anything);
};
