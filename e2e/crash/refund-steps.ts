import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Refused } from './client.ts';
import { readLedger, smsTo } from './gateway.ts';
import { type Step, until } from './step.ts';
import { bookingOf, known } from './traveller.ts';

const Refunded = z.object({ refundId: z.uuid(), refundPaisa: z.int() });
const Quoted = z.object({ refundPaisa: z.int() });

export const cancel: Step = {
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
