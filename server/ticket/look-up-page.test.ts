import { formatDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { languages } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { timeText } from '@poth/domain/ticket/ticket-fields.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { returnFromGateway, newPhone, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 90_000);
afterAll(() => world.stop());

/** Reads a look-up page as a stranger who knows only PNR and number sees it, without tags. */
const lookUp = async (path: string, form: { pnr: string; phone: string }): Promise<string> => {
  const answer = await fetch(world.publicUrl + path, {
    method: 'POST',
    headers: { origin: world.publicUrl, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...form, intent: 'look-up' }),
  });
  const [, page = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text()) ?? [];
  // Drops the fields, which carry on what the reader has typed.
  return page.replaceAll(/<input[^>]*>/g, '').replaceAll(/<[^>]*>/g, '\n');
};

test('PNR and number show when and where to be, and nothing of the people, before any code', async () => {
  const { tripId } = await sampleTrip(world.db);
  const phone = newPhone();
  const buyer = await startPaying(world, { tripId, seatNos: ['B3', 'B4'], phone });
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  const pnr = (await world.portal.payment.viewPayment(buyer.actor, buyer.tranId)).pnr ?? '';
  const ticket = await world.portal.ticket.viewTicket(buyer.actor, pnr);
  const { boarding, dropping } = ticket;

  for (const language of languages)
    for (const path of ['/ticket', '/cancel-ticket']) {
      const page = await lookUp(language === 'bn' ? `/bn${path}` : path, { pnr, phone });
      for (const said of [
        timeText(boarding.at, language),
        timeText(dropping.at, language),
        timeText(boarding.reportingAt, language),
        formatDate(dhakaDate(boarding.at), language, 'short'),
        boarding.name[language],
        boarding.address[language],
        formatPhone(boarding.phone, language),
      ])
        expect(page).toContain(said);
      for (const personal of ['Tasnim', 'Rahman', `${phone}@`, phone, formatPhone(phone, language)])
        expect(page).not.toContain(personal);
    }
  const sent = await world.db.selectFrom('phoneCode').select('phone').where('phone', '=', phone).execute();
  expect(sent).toEqual([]);
});
