import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { readPdf } from './read-pdf.testing.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

test('thirty who ask for one ticket at once get one drawing; a changed ticket is drawn anew', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor, bookingId, tranId } = await startPaying(world, { tripId, seatNos: ['A1', 'A2'] });
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  const { pnr } = await world.portal.payment.viewPayment(actor, tranId);
  const cookie = `buyer=${world.deps.linkSigner.sign('buyer', actor.buyerId)}`;
  const download = async () => {
    const answer = await fetch(`${world.publicUrl}/ticket/${pnr}/pdf`, {
      headers: { cookie },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const files = await Promise.all(Array.from({ length: 30 }, download));
  expect(new Set(files.map((file) => createHash('sha256').update(file).digest('hex'))).size).toBe(1);
  const asked = { tripId, bookingId, seatNos: ['A2'] };
  const { refundPaisa } = await world.portal.refund.quoteRefund(actor, asked);
  const cancel = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
  await world.portal.refund.cancelAndRefund(actor, cancel);
  expect((await readPdf(files[0] ?? Buffer.of())).figures).toBe(2);
  expect((await readPdf(await download())).figures).toBe(1);
}, 60_000);
