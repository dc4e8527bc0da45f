import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { BookingView } from '@poth/domain/booking/api.ts';
import { ask, Refused, Unanswered } from './client.ts';
import { payOnPage, smsTo } from './gateway.ts';
import { type Step, until } from './step.ts';
import { bookingOf, known } from './traveller.ts';

const Done = z.object({ done: z.literal(true) });
const Page = z.object({ gatewayPageUrl: z.url() });
const PaymentView = z.object({ bookingState: z.string(), pnr: z.string().nullable() });

export const hold: Step = {
  name: 'hold',
  asksPortal: true,
  async take(traveller) {
    const { client, wish, keys } = traveller;
    const booking = await client('POST', '/api/holds', BookingView, {
      ...wish,
      language: 'en',
      key: keys.hold,
    });
    traveller.bookingId ??= booking.bookingId;
    const seatNos = booking.seats.map(({ seatNo }) => seatNo);
    if (booking.bookingId !== traveller.bookingId || String(seatNos) !== String(wish.seatNos))
      throw new Error(`asked to hold ${wish.seatNos}, answered ${seatNos}`);
    return 'seats held';
  },
};

export const details: Step = {
  name: 'details',
  asksPortal: true,
  async take(traveller) {
    await traveller.client('POST', '/api/bookings/details', Done, {
      ...bookingOf(traveller),
      name: 'Tasnim Rahman',
      phone: traveller.phone,
      email: `${traveller.phone}@example.com`,
      // Women, who may take any free seat.
      passengers: traveller.wish.seatNos.map((seatNo) => ({
        seatNo,
        name: '',
        kind: 'adult',
        gender: 'female',
      })),
      termsAccepted: true,
      language: 'en',
    });
    return 'details taken';
  },
};

export const startPaying: Step = {
  name: 'payment start',
  asksPortal: true,
  async take(traveller) {
    const { client, keys } = traveller;
    const input = { ...bookingOf(traveller), method: 'bkash', key: keys.pay };
    const { gatewayPageUrl } = await client('POST', '/api/payments', Page, input).catch((thrown: unknown) => {
      // The portal reports that this attempt failed; pressing the button again starts a new one.
      if (thrown instanceof Unanswered && thrown.message === 'gateway-unavailable') keys.pay = randomUUID();
      throw thrown;
    });
    traveller.pageUrl = gatewayPageUrl;
    return "gateway's page";
  },
};

export const pay: Step = {
  name: 'payment',
  async take(traveller, installation) {
    traveller.back = await payOnPage(installation, known(traveller.pageUrl));
    traveller.tranId = known(traveller.back.returnUrl.split('/').at(-1));
    return 'paid';
  },
};

export const comeBack: Step = {
  name: 'return',
  asksPortal: true,
  async take(traveller) {
    const { returnUrl, fields } = known(traveller.back);
    const { status } = await ask(returnUrl, { method: 'POST', body: new URLSearchParams(fields) });
    if (status >= 500) throw new Unanswered(String(status));
    if (status !== 303) throw new Refused(String(status), null);
    return 'came back';
  },
};

export const getTicket: Step = {
  name: 'ticket',
  async take(traveller, installation) {
    const path = `/api/payments/${known(traveller.tranId)}`;
    const view = await until(installation, 'the ticket', async () => {
      const seen = await traveller.client('GET', path, PaymentView);
      return seen.bookingState === 'confirmed' && seen;
    });
    traveller.pnr = view.pnr ?? '';
    await until(
      installation,
      'the SMS',
      async () => (await smsTo(installation, traveller.phone, 'Poth ticket'))[0],
    );
    return 'ticket and SMS';
  },
};
