import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { newPhone } from './buyer.ts';
import type { World } from './world.ts';

const Answer = z.looseObject({
  code: z.string().optional(),
  state: z.string().optional(),
  bookingId: z.string().optional(),
  paymentId: z.string().optional(),
  gatewayPageUrl: z.string().optional(),
});
type ApiAnswer = z.infer<typeof Answer> & { status: number };
type Held = { tripId: string; bookingId: string };
type Details = { name?: string; phone?: string; email?: string; passengers?: object[] };

/**
 * A buyer who uses the portal over HTTP alone, with a bearer token of its own; a second buyer with that token is
 * another tab. `headers`: sent with each of its requests.
 */
export const apiBuyer = async (
  { publicUrl }: Pick<World, 'publicUrl'>,
  headers: Record<string, string> = {},
) => {
  const send = async (path: string, body: object, token?: string): Promise<ApiAnswer> => {
    const answer = await fetch(`${publicUrl}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-poth-client': 'test',
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { ...Answer.parse(await answer.json()), status: answer.status };
  };
  const token = String((await send('/buyers', {})).token);
  const phone = newPhone();
  const typed = (booking: Held, { name = 'Tasnim Rahman', ...details }: Details) =>
    send(
      '/bookings/details',
      {
        ...booking,
        phone,
        email: '',
        passengers: [],
        termsAccepted: true,
        language: 'en',
        name,
        ...details,
      },
      token,
    );
  const refOf = ({ tripId, bookingId }: Held): Held => ({ tripId, bookingId });
  return {
    phone,
    hold: (tripId: string, seatNos: string[], fromStopNo = 0, toStopNo = 2) =>
      send('/holds', { tripId, fromStopNo, toStopNo, seatNos, language: 'en', key: randomUUID() }, token),
    release: (booking: Held, seatNos: string[]) =>
      send('/holds/release', { ...refOf(booking), seatNos }, token),
    details: (booking: Held, details: Details = {}) => typed(refOf(booking), details),
    pay: (booking: Held, method = 'bkash', key: string = randomUUID()) =>
      send('/payments', { ...refOf(booking), method, key }, token),
  };
};

export type ApiBuyer = Awaited<ReturnType<typeof apiBuyer>>;

/** Holds seats and enters the passengers; returns the booking. */
export const holdOverApi = async (
  buyer: ApiBuyer,
  tripId: string,
  seatNos: string[],
  details: Details = {},
): Promise<Held> => {
  const { bookingId, code } = await buyer.hold(tripId, seatNos);
  if (!bookingId) throw new Error(`not held: ${code}`);
  const booking = { tripId, bookingId };
  const said = await buyer.details(booking, details);
  if (said.status !== 200) throw new Error(`details refused: ${said.code}`);
  return booking;
};

/** Finds our id at the gateway for the attempt that an answer of pay names. */
export const tranIdOf = async (
  { db }: Pick<World, 'db'>,
  { paymentId, code }: ApiAnswer,
): Promise<string> => {
  if (!paymentId) throw new Error(`no payment: ${code}`);
  const { tranId } = await db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return tranId;
};
