import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { builtPages } from '../testing/built-pages.ts';
import { returnFromGateway, newBuyer, newPhone, startPaying } from '../testing/buyer.ts';
import { signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const buy = async (actor: Visitor = newBuyer()) => {
  const { tripId } = await sampleTrip(world.db);
  const phone = newPhone();
  const buyer = await startPaying(world, { tripId, seatNos: ['B3'], phone, actor });
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  const { pnr } = await world.portal.payment.viewPayment(buyer.actor, buyer.tranId);
  return { phone, pnr: pnr ?? '' };
};

/** A browser that keeps its cookies. */
const aReader = (cookie = '') => {
  const kept = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair] as const));
  const ask = async (path: string, typed?: Record<string, string>) => {
    const answer = await fetch(new URL(path, world.publicUrl), {
      redirect: 'manual',
      headers: {
        cookie: [...kept.values()].filter(Boolean).join('; '),
        accept: 'text/html',
        origin: world.publicUrl,
      },
      ...(typed && { method: 'POST', body: new URLSearchParams(typed) }),
    });
    for (const line of answer.headers.getSetCookie()) kept.set(line.split('=')[0], line.split(';')[0] ?? '');
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    return { status: answer.status, location: answer.headers.get('location'), html };
  };
  return ask;
};
const buttons = (html: string): string[] => {
  const [card = ''] = /aria-labelledby="found".*/s.exec(html) ?? [];
  return [...card.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, words = '']) =>
    words.replaceAll(/<[^>]+>/g, '').trim(),
  );
};
const codeTo = async (phone: string): Promise<string> => {
  const [last] = (await world.gateway.messages(`88${phone}`)).toReversed();
  return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? '';
};

test.each(['/cancel-ticket', '/ticket'])(
  'a card found on %s has the Cancel Ticket button, which sends the code that leads on to what comes back',
  async (page) => {
    const { pnr, phone } = await buy();
    const ask = aReader();
    const found = await ask(page, { intent: 'look-up', pnr, phone });
    expect(found.status).toBe(200);
    expect(buttons(found.html)).toContain('Cancel Ticket');
    expect(buttons(found.html)[0]).toBe(page === '/ticket' ? 'Get a code by SMS' : 'Cancel Ticket');
    const sent = await ask(page, { intent: 'cancel', pnr, phone });
    const codeId = /name="codeId" value="([^"]+)"/.exec(sent.html)?.[1] ?? '';
    const goal = /name="goal" value="([^"]+)"/.exec(sent.html)?.[1] ?? '';
    const code = await codeTo(phone);
    const entered = await ask(page, { intent: 'enter-code', pnr, phone, codeId, goal, by: 'sms', code });
    expect([entered.status, entered.location]).toEqual([303, `/ticket/${pnr}/cancel`]);
    expect((await ask(entered.location ?? '')).html).toContain('Cancel Ticket and Refund');
  },
);

test('who owns the ticket needs no code: signed in, or by the link of the SMS', async () => {
  const person = await signUpPerson(world);
  const mine = await buy(person.actor);
  const signedIn = aReader(person.browser.headers.get('cookie') ?? '');
  for (const [page, leads] of [
    ['/cancel-ticket', `/ticket/${mine.pnr}/cancel`],
    ['/ticket', `/ticket/${mine.pnr}`],
  ] as const) {
    const { status, location } = await signedIn(page, {
      intent: 'look-up',
      pnr: mine.pnr,
      phone: mine.phone,
    });
    expect([status, location]).toEqual([303, leads]);
    expect((await signedIn(leads)).status).toBe(200);
  }

  const guest = await buy();
  await world.doChores();
  const sms = (await world.gateway.messages(`88${guest.phone}`)).find(({ kind }) => kind === 'sms');
  const link = /https?:\/\/\S+/.exec(sms?.text ?? '')?.[0] ?? '';
  const byLink = aReader();
  expect((await byLink(link)).location).toBe(`/ticket/${guest.pnr}`);
  expect((await byLink(`/ticket/${guest.pnr}/cancel`)).html).toContain('Cancel Ticket and Refund');
});

test('the pages that find a ticket and How to Cancel say who needs a code', async () => {
  const ask = aReader();
  for (const path of ['/cancel-ticket', '/ticket', '/how-to-cancel'])
    expect((await ask(path)).html).toMatch(/by the link in its SMS, you need no code/);
  expect((await ask('/how-to-cancel')).html).toMatch(
    /a Cancel Ticket button appears. Press it and enter the code/,
  );
  expect((await ask('/bn/cancel-ticket')).html).toContain('এসএমএসের লিংক দিয়ে এলে কোড লাগে না');
});
