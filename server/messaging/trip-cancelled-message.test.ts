import { expect, test } from 'vitest';
import { mostSmsParts, smsParts } from '@poth/domain/messaging/sms.ts';
import { sampleDocument } from '../ticket/ticket-document.sample.ts';
import { tripCancelledMessage } from './trip-cancelled-message.ts';

const links = { search: 'https://poth.com.bd/search?from=dhaka&to=coxs-bazar&date=2026-11-27' };

test.each([
  ['en', undefined, 'All that you paid comes back'],
  ['bn', undefined, 'পুরো টাকা ফেরত পাবেন'],
  ['en', 94_000, 'Tk 940 comes back. Your bank or wallet took the rest'],
  ['bn', 94_000, '৯৪০ টাকা ফেরত পাবেন, বাকিটা ব্যাংক'],
  ['en', 0, 'nothing more comes back'],
  ['bn', 0, 'পুরো টাকা ব্যাংক আগেই ফিরিয়ে নিয়েছে।'],
] as const)(
  'a cancelled trip tells in SMS and mail what comes back (%s, %s paisa)',
  (language, backPaisa, says) => {
    const { sms, mail } = tripCancelledMessage(sampleDocument({ language }), links, backPaisa);
    expect(sms).toContain(says);
    expect(smsParts(sms ?? '')).toBeLessThanOrEqual(mostSmsParts);
    expect(mail?.paragraphs?.join(' ')).toContain(says);
  },
);
