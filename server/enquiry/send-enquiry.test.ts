import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { createWorld, type World } from '../testing/world.ts';
import { formMailDesk } from './form-mail-desk.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const aQuery = (subject: string) => ({
  key: randomUUID(),
  first_name: 'Tasnim',
  last_name: 'Rahman',
  user_email: 'tasnim@example.com',
  subject,
  message: 'It was left in row C.',
});
const received = async (): Promise<{ subject: string; replyTo?: string; to: string[] }[]> => {
  const answer = await fetch(`${world.gateway.url}/__sandbox/messages?to=help@poth.example`);
  return (await answer.json()) as { subject: string; replyTo?: string; to: string[] }[];
};
const allDue = () => sql`update outbox set available_at = now() where done_at is null`.execute(world.db);

test('a query is kept while mail is down, goes to the company once, and an answer goes to who asked', async () => {
  await world.gateway.behave({ mail: '4xx' });
  const query = aQuery('A bag\r\nBcc: everybody@example.com');
  await world.portal.enquiry.sendEnquiry(newBuyer(), query);
  await world.portal.enquiry.sendEnquiry(newBuyer(), query);
  await world.doChores();
  expect(await received()).toEqual([]);

  await world.gateway.behaveWell();
  await allDue();
  await world.doChores();
  await world.doChores();
  expect(await received()).toMatchObject([
    {
      // A typed address is split by invisible characters, so that no mail program turns it into a link.
      subject: 'Query: A bag Bcc: everybody@\u200bexample.\u200bcom',
      to: 'help@poth.example',
      replyTo: 'tasnim@example.com',
    },
  ]);
  const kept = await world.db.selectFrom('enquiry').select(['subject', 'sentAt']).execute();
  expect(kept).toEqual([{ subject: 'A bag Bcc: everybody@example.com', sentAt: expect.any(Date) }]);
});

test('the portal speaks to a form-mail service: such a one as it is itself', async () => {
  const ids = { serviceId: 'poth', templateId: 'query', userId: 'public' };
  const desk = formMailDesk({ baseUrl: world.publicUrl, ...ids });
  const enquiry = {
    firstName: 'Rahim',
    lastName: '',
    userEmail: 'rahim@example.com',
    subject: 'A seat',
    message: 'Which one?',
    language: 'en' as const,
  };
  await desk.take(enquiry, 'ref');
  const there = await world.db
    .selectFrom('enquiry')
    .select('userEmail')
    .where('subject', '=', 'A seat')
    .execute();
  expect(there).toEqual([{ userEmail: 'rahim@example.com' }]);
  await expect(desk.take({ ...enquiry, message: '' }, 'ref')).rejects.toThrow(
    'answered 400: The message parameter is required',
  );
});

test('a query goes 180 days after it was sent, and not before; one that mail has not taken stays', async () => {
  const ages = { young: '179 days 23 hours', old: '180 days 1 hour' };
  for (const [subject, age] of Object.entries(ages)) {
    await world.portal.enquiry.sendEnquiry(newBuyer(), aQuery(subject));
    await sql`update enquiry set sent_at = now() - ${age}::interval where subject = ${subject}`.execute(
      world.db,
    );
  }
  await world.portal.enquiry.sendEnquiry(newBuyer(), aQuery('unsent'));
  await sql`update enquiry set received_at = now() - interval '2 years' where subject = 'unsent'`.execute(
    world.db,
  );
  await world.gateway.behave({ mail: '4xx' });
  await world.doChores();
  await world.gateway.behaveWell();
  const { rows } = await sql<{ subject: string }>`select subject from enquiry
    where subject in ('young', 'old', 'unsent') order by subject`.execute(world.db);
  expect(rows.map(({ subject }) => subject)).toEqual(['unsent', 'young']);
});
