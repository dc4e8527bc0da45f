import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Refused } from './client.ts';
import { readLedger, smsTo } from './gateway.ts';
import { type Step, until } from './step.ts';
import { bookingOf, known, type Traveller } from './traveller.ts';

const Refunded = z.object({ refundId: z.uuid(), refundPaisa: z.int() });
const Quoted = z.object({ refundPaisa: z.int() });

const cancellationOf = (traveller: Traveller) => ({
  ...bookingOf(traveller),
  seatNos: traveller.wish.seatNos,
  termsAccepted: true,
});

/** More than any refund, so that the portal refuses and names the right amount. */
const tooMuchPaisa = Number.MAX_SAFE_INTEGER;

export const quote: Step = {
  name: 'quote',
  asksPortal: true,
  async take(traveller) {
    const asked = { ...cancellationOf(traveller), shownRefundPaisa: tooMuchPaisa, key: randomUUID() };
    const refused = await traveller.client('POST', '/api/refunds', Refunded, asked).catch((thrown) => thrown);
    if (!(refused instanceof Refused) || refused.code !== 'quote-changed') throw refused;
    traveller.refundPaisa = Quoted.parse(refused.body).refundPaisa;
    return 'quote';
  },
};

export const cancel: Step = {
  name: 'cancel',
  asksPortal: true,
  async take(traveller) {
    const shownRefundPaisa = known(traveller.refundPaisa);
    const input = { ...cancellationOf(traveller), shownRefundPaisa, key: traveller.keys.cancel };
    const { refundPaisa } = await traveller.client('POST', '/api/refunds', Refunded, input);
    if (refundPaisa !== shownRefundPaisa)
      throw new Error(`shown ${shownRefundPaisa}, refunded ${refundPaisa}`);
    return 'cancelled';
  },
};

export const refundSent: Step = {
  name: 'refund sent',
  async take({ tranId }, installation) {
    const look = async () => (await readLedger(installation, known(tranId)))[0]?.refunds[0];
    await until(installation, 'the gateway to hear of the refund', look);
    return 'refund sent';
  },
};

export const refundSettled: Step = {
  name: 'refund',
  async take({ phone }, installation) {
    const look = async () => (await smsTo(installation, phone, 'has arrived'))[0];
    await until(installation, 'the SMS that the refund has arrived', look);
    return 'refund arrived';
  },
};
