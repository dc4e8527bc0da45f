import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { BookingView } from '@poth/domain/booking/api.ts';
import { ask, Refused, Unanswered } from './client.ts';
import { payOnPage, readLedger, smsTo } from './gateway.ts';
import type { Installation } from './installation.ts';
import { pause } from './pause.ts';
import { known, type Traveller } from './traveller.ts';

/** No purchase may need longer to end than this, crashes included. */
export const limitMs = 120_000;

/**
 * One step of a purchase as a client makes it: answers what the client then saw. Throws Unanswered where the same
 * step is to be made again, with the same key. asksPortal: it is one request to the portal, not a visit to the
 * gateway and not waiting for something to come.
 */
export type Step = {
  name: string;
  asksPortal?: true;
  take(traveller: Traveller, installation: Installation): Promise<string>;
};

const Done = z.object({ done: z.literal(true) });
const Page = z.object({ gatewayPageUrl: z.url() });
const PaymentView = z.object({ bookingState: z.string(), pnr: z.string().nullable() });
const Refunded = z.object({ refundId: z.uuid(), refundPaisa: z.int() });
const Quoted = z.object({ refundPaisa: z.int() });

const bookingOf = ({ wish, bookingId }: Traveller) => ({ tripId: wish.tripId, bookingId: known(bookingId) });

/** Looks again and again, through whatever crashes meanwhile. */
const until = async <Seen>(look: () => Promise<Seen | false | undefined>, what: string): Promise<Seen> => {
  const end = Date.now() + limitMs;
  for (;;) {
    const seen = await look().catch((thrown: unknown) => {
      if (thrown instanceof Unanswered) return undefined;
      throw thrown;
    });
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`waited ${limitMs / 1000} s in vain for ${what}`);
    await pause(50);
  }
};

const hold: Step = {
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

const details: Step = {
  name: 'details',
  asksPortal: true,
  async take(traveller) {
    await traveller.client('POST', '/api/bookings/details', Done, {
      ...bookingOf(traveller),
      name: 'Tasnim Rahman',
      phone: traveller.phone,
      email: `${traveller.phone}@example.com`,
      passengers: [],
      termsAccepted: true,
      language: 'en',
    });
    return 'details taken';
  },
};

const startPaying: Step = {
  name: 'payment start',
  asksPortal: true,
  async take(traveller) {
    const { client, keys } = traveller;
    const input = { ...bookingOf(traveller), method: 'bkash', key: keys.pay };
    const { gatewayPageUrl } = await client('POST', '/api/payments', Page, input).catch((thrown: unknown) => {
      // The portal says that this attempt came to nothing; pressing the button again is a new one.
      if (thrown instanceof Unanswered && thrown.message === 'gateway-unavailable') keys.pay = randomUUID();
      throw thrown;
    });
    traveller.pageUrl = gatewayPageUrl;
    return "gateway's page";
  },
};

const pay: Step = {
  name: 'payment',
  async take(traveller, installation) {
    traveller.back = await payOnPage(installation, known(traveller.pageUrl));
    traveller.tranId = known(traveller.back.returnUrl.split('/').at(-1));
    return 'paid';
  },
};

const comeBack: Step = {
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

const getTicket: Step = {
  name: 'ticket',
  async take(traveller, installation) {
    const path = `/api/payments/${known(traveller.tranId)}`;
    const view = await until(async () => {
      const seen = await traveller.client('GET', path, PaymentView);
      return seen.bookingState === 'confirmed' && seen;
    }, 'the ticket');
    traveller.pnr = view.pnr ?? '';
    await until(async () => (await smsTo(installation, traveller.phone, 'Poth ticket'))[0], 'the SMS');
    return 'ticket and SMS';
  },
};

const cancel: Step = {
  name: 'cancel',
  asksPortal: true,
  async take(traveller) {
    const { client, wish, keys } = traveller;
    const cancelling = { ...bookingOf(traveller), seatNos: wish.seatNos, termsAccepted: true };
    // More than ever comes back is refused with what does come back: the quote.
    traveller.refundPaisa ??= await client('POST', '/api/refunds', Refunded, {
      ...cancelling,
      shownRefundPaisa: Number.MAX_SAFE_INTEGER,
      key: randomUUID(),
    }).then(
      () => {
        throw new Error('cancelled for less than was shown');
      },
      (thrown: unknown) => {
        if (!(thrown instanceof Refused) || thrown.code !== 'quote-changed') throw thrown;
        return Quoted.parse(thrown.body).refundPaisa;
      },
    );
    const shownRefundPaisa = traveller.refundPaisa;
    const input = { ...cancelling, shownRefundPaisa, key: keys.cancel };
    const { refundPaisa } = await client('POST', '/api/refunds', Refunded, input);
    if (refundPaisa !== shownRefundPaisa)
      throw new Error(`shown ${shownRefundPaisa}, refunded ${refundPaisa}`);
    return 'cancelled';
  },
};

const refundSent: Step = {
  name: 'refund sent',
  async take({ tranId }, installation) {
    await until(
      async () => (await readLedger(installation, known(tranId)))[0]?.refunds[0],
      'the gateway to hear of the refund',
    );
    return 'refund sent';
  },
};

const refundSettled: Step = {
  name: 'refund',
  async take({ phone }, installation) {
    await until(
      async () => (await smsTo(installation, phone, 'has arrived'))[0],
      'the SMS that the refund has arrived',
    );
    return 'refund arrived';
  },
};

/** A purchase to its ticket, and one that is cancelled and refunded afterwards. */
export const steps = {
  hold,
  details,
  startPaying,
  pay,
  comeBack,
  getTicket,
  cancel,
  refundSent,
  refundSettled,
};
export const buying: readonly Step[] = [hold, details, startPaying, pay, comeBack, getTicket];
export const returning: readonly Step[] = [...buying, cancel, refundSent, refundSettled];

/** Makes a step until it is answered, as a patient client does; what it saw on the way is kept. */
export const persist = async (
  step: Step,
  traveller: Traveller,
  installation: Installation,
): Promise<void> => {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      traveller.saw.push(await step.take(traveller, installation));
      traveller.acked.add(step.name);
      return;
    } catch (thrown) {
      if (!(thrown instanceof Unanswered) || Date.now() > end) throw thrown;
      if (traveller.saw.at(-1) !== thrown.message) traveller.saw.push(thrown.message);
      await pause(100);
    }
  }
};
