import { expect, test } from 'vitest';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { smsParts } from '@poth/domain/messaging/sms.ts';
import { sampleDocument } from '../ticket/ticket-document.sample.ts';
import { reminderSms } from './reminder-sms.ts';

const plain = sampleDocument();
const withSupervisor = { ...plain.news, supervisorPhone: '+8801811222333' };

test('an English reminder has coach, hours, counter, its phone, the supervisor and the seats in one part', () => {
  const sms = reminderSms(sampleDocument({ language: 'en', news: withSupervisor }));
  expect(sms).toBe(
    'Poth: Desh Travels coach DT-4021 leaves 10:30 PM. Be at Kallyanpur Counter by 10:00 PM, 01711-234501. Supervisor 01811-222333. Seat B3, B4. PNR K7XQ4 M2P9A.',
  );
  expect(smsParts(sms)).toBe(1);
});

test('long names in English leave out seats and company, and never whom to call', () => {
  const operator = { ...plain.operator, name: { en: 'Grameen Travels of Bangladesh', bn: '' } };
  const sms = reminderSms(sampleDocument({ language: 'en', news: withSupervisor, operator }));
  expect(sms).toMatch(/coach DT-4021 .*01711-234501\. Supervisor 01811-222333\.$/);
  expect(smsParts(sms)).toBe(1);
});

test('a Bangla reminder has the same in two parts, and long names leave out what is least needed', () => {
  const sms = reminderSms(sampleDocument({ news: withSupervisor }));
  for (const part of ['DT-4021', 'রাত ১০:৩০', 'কল্যাণপুর কাউন্টার', '০১৭১১-২৩৪৫০১', '০১৮১১-২২২৩৩৩'])
    expect(sms).toContain(part);
  expect(smsParts(sms)).toBe(2);
  const name = { en: 'Sayedabad Janapath Junction Counter No. 14', bn: 'সায়েদাবাদ জনপথ মোড় ১৪ নম্বর কাউন্টার' };
  const boarding = { ...plain.boarding, name };
  for (const language of ['en', 'bn'] as const) {
    const long = reminderSms(sampleDocument({ language, news: withSupervisor, boarding }));
    expect(long).toContain('DT-4021');
    expect(long).toContain(name[language]);
    expect(smsParts(long)).toBeLessThanOrEqual(2);
  }
});

test('a late coach leaves at its new time', () => {
  const boarding = { ...plain.boarding, at: addMinutes(plain.boarding.at, 60) };
  const news = { ...plain.news, delayMinutes: 60 };
  expect(reminderSms(sampleDocument({ language: 'en', boarding, news }))).toContain('now leaves 11:30 PM');
});
