import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 90_000);
afterAll(() => world.stop());

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const smsTo = async (phone: string) =>
  (await world.gateway.messages(phone)).filter(({ kind }) => kind === 'sms');

test.each([
  ['', 'Send the SMS again', 'The SMS with your ticket is on its way again', /as often as it may for now/],
  ['/bn', 'এসএমএস আবার পাঠান', 'টিকিটের এসএমএস আবার পাঠানো হচ্ছে', /এখন আর পাঠানো যাবে না/],
])(
  '%s: without a script, who comes by the link of the SMS has it sent again',
  async (prefix, says, done, refused) => {
    const { tripId } = await sampleTrip(world.db);
    const sale = await startPaying(world, { tripId, seatNos: ['B3'] });
    const { returnUrl, fields } = await world.gateway.choose(sale.tranId);
    await returnFromGateway(returnUrl, fields);
    await world.doChores();
    const [sms] = await smsTo(sale.phone);
    const [link = ''] = /http\S+/.exec(sms?.text ?? '') ?? [];
    // The short link redirects to the long one, which stores its proof in a cookie.
    const long = await fetch(link, { redirect: 'manual' });
    const opened = await fetch(new URL(long.headers.get('location') ?? '', world.publicUrl), {
      redirect: 'manual',
    });
    const cookie = cookiesOf(long) || cookiesOf(opened);
    const pnr = (await world.portal.payment.viewPayment(sale.actor, sale.tranId)).pnr ?? '';
    const address = `${world.publicUrl}${prefix}/ticket/${pnr}`;
    const page = await (await fetch(address, { headers: { cookie } })).text();
    expect(page).toContain(says);
    const [, key = ''] = /name="key" value="([^"]+)"/.exec(page) ?? [];
    const press = (pressed: string) =>
      fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: world.publicUrl, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ intent: 'send-again', key: pressed }),
      });
    const answer = await press(key);
    expect(answer.status).toBe(303);
    const led = new URL(answer.headers.get('location') ?? '', address);
    const after = await fetch(led, { headers: { cookie: `${cookie}; ${cookiesOf(answer)}` } });
    expect(await after.text()).toContain(done);
    await world.doChores();
    expect(await smsTo(sale.phone)).toHaveLength(2);
    await world.db.updateTable('tryCount').set({ tries: 6 }).where('subject', 'like', 'phone:%').execute();
    const again = await press(crypto.randomUUID());
    expect(again.status).toBe(429);
    expect(await again.text()).toMatch(refused);
  },
);
