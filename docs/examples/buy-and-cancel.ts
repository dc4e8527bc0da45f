// A client of Poth written against nothing but its description. poth.ts beside it is generated:
//   npx oazapfts --argumentStyle=object https://…/api/openapi.json poth.ts
import { ok } from '@oazapfts/runtime';
import * as poth from './poth.ts';

type Journey = { from: string; to: string; date: string };
type Traveller = { name: string; phone: string };

/** Looks until the answer is what it waits for. */
const until = async <T>(look: () => Promise<T>, isThere: (seen: T) => boolean): Promise<T> => {
  for (let tries = 0; tries < 60; tries++) {
    const seen = await look();
    if (isThere(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('waited in vain');
};

/** A guest's token, brought with every later call. */
export const beginAsGuest = async (baseUrl: string): Promise<void> => {
  poth.defaults.baseUrl = baseUrl;
  poth.defaults.headers = { 'x-poth-client': 'buy-and-cancel' };
  const { token } = await ok(poth.tokenOf());
  poth.defaults.headers = { authorization: `Bearer ${token}` };
};

/** Buys one seat on the first coach of a day; pay: what the traveller does on the gateway's page. */
export const buy = async (
  journey: Journey,
  traveller: Traveller,
  pay: (attempt: { tranId: string; gatewayPageUrl: string }) => Promise<void>,
) => {
  const { places } = await ok(poth.listPlaces());
  const idOf = (name: string) => places.find((place) => place.name.en === name)?.placeId ?? name;
  const wish = { $from: idOf(journey.from), to: idOf(journey.to), date: journey.date };
  const [offer] = (await ok(poth.searchTrips(wish))).offers;
  if (!offer) throw new Error('no coach runs');

  const { tripId, fromStopNo, toStopNo } = offer;
  const stops = { tripId, $from: fromStopNo, to: toStopNo };
  const trip = await ok(poth.viewOffer(stops));
  const map = await ok(poth.viewSeatMap(stops));
  const free = Object.keys(map.seats).find((seat) => map.seats[seat] === 'available' && !map.marks[seat]);
  const [boarding, dropping] = [trip.boarding.at(-1), trip.dropping[0]];
  if (!free || !boarding || !dropping) throw new Error('no seat is free');

  const held = await poth.holdSeats({
    body: { tripId, fromStopNo, toStopNo, seatNos: [free], language: 'en', key: crypto.randomUUID() },
  });
  if (held.status === 409 && held.data.code === 'seat-taken')
    throw new Error(`somebody was faster: ${held.data.seats.join(', ')}`);
  if (held.status !== 200) throw new Error(held.data.title);
  const ref = { tripId, bookingId: held.data.bookingId };

  const points = { boardingCounterId: boarding.counterId, droppingCounterId: dropping.counterId };
  await ok(poth.choosePoints({ body: { ...ref, ...points } }));
  await ok(
    poth.enterDetails({
      body: { ...ref, ...traveller, passengers: [], termsAccepted: true, language: 'en' },
    }),
  );
  const { price } = await ok(poth.viewCheckout(ref));
  const attempt = await ok(
    poth.startPayment({ body: { ...ref, method: 'bkash', key: crypto.randomUUID() } }),
  );
  await pay(attempt);
  const { tranId } = attempt;
  const paid = await until(
    () => ok(poth.viewPayment({ tranId })),
    ({ bookingState }) => bookingState === 'confirmed',
  );
  return { ...ref, seatNo: free, pnr: paid.pnr ?? '', totalPaisa: price.totalPaisa };
};

/** Opens a booking that somebody else's token bought: by its PNR, its number, and the code that is sent there. */
export const prove = async (found: { pnr: string; phone: string }, readCode: () => Promise<string>) => {
  const masked = await ok(poth.lookUpTicket({ body: found }));
  const { codeId } = await ok(poth.sendCode({ body: found }));
  const { proof } = await ok(poth.enterCode({ body: { ...found, codeId, code: await readCode() } }));
  const headers = { 'x-poth-proof': proof };
  const ticket = await ok(poth.viewTicket({ pnr: found.pnr }, { headers }));
  return { masked, ticket, headers };
};

/** Cancels seats for what the quote says; answers the booking as it stands then. */
export const cancel = async (
  booking: { tripId: string; bookingId: string; pnr: string; seatNos: string[] },
  headers: Record<string, string> = {},
) => {
  const { pnr, ...seats } = booking;
  const quote = await ok(poth.quoteRefund({ body: seats }, { headers }));
  const { refundPaisa } = await ok(
    poth.cancelAndRefund(
      {
        body: {
          ...seats,
          shownRefundPaisa: quote.refundPaisa,
          termsAccepted: true,
          key: crypto.randomUUID(),
        },
      },
      { headers },
    ),
  );
  return { refundPaisa, ticket: await ok(poth.viewTicket({ pnr }, { headers })) };
};
