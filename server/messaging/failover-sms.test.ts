import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPhone } from '../testing/buyer.ts';
import { gatewayControl } from '../testing/gateway-control.ts';
import { startSandbox } from '@poth/sandbox/start.ts';
import { infobipSms } from './infobip-sms.ts';
import { SmsFailure } from './sms-failure.ts';
import { sslWirelessSms } from './ssl-wireless-sms.ts';
import { failoverSms, type FailoverSms } from './failover-sms.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let control: ReturnType<typeof gatewayControl>;
let sms: FailoverSms;
let now: Date;
let asked: string[];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  control = gatewayControl(sandbox.url);
});
beforeEach(() => {
  now = new Date('2026-01-01T00:00:00Z');
  asked = [];
  const timeoutMs = 5_000;
  const first = sslWirelessSms({ baseUrl: `${sandbox.url}/sms/`, apiToken: 'token', sid: 'POTH', timeoutMs });
  const second = infobipSms({
    baseUrl: `${sandbox.url}/sms/infobip/`,
    apiKey: 'key',
    sender: 'POTH',
    timeoutMs,
  });
  sms = failoverSms([first, second], {
    now: () => now,
    noteSms: (gateway, outcome) => asked.push(`${gateway} ${outcome}`),
  });
});
afterEach(() => control.behaveWell());
afterAll(() => sandbox.stop());

let made = 0;
const send = (phone = newPhone()) => {
  made += 1;
  return sms.send({ to: `+88${phone}`, text: 'Seat A1', ref: `take${made}` });
};
/** Lists the gateways that sent to a number, one entry per message. */
const sentBy = async (phone: string) =>
  (await control.messages(phone)).map((message) => message.sms?.gateway);
const fail = async (times: number) => {
  for (let time = 0; time < times; time += 1) await send();
};

test('the first alone is asked while it sends', async () => {
  const phone = newPhone();
  expect(await send(phone)).toMatchObject({ gateway: 'ssl-wireless' });
  expect(await sentBy(phone)).toEqual(['ssl-wireless']);
  expect(asked).toEqual(['ssl-wireless accepted']);
});

test.each(['500', 'refused', 'nonsense'])('the second takes over where the first answers %s', async (how) => {
  await control.behave({ sms: how });
  const phone = newPhone();
  expect(await send(phone)).toMatchObject({ gateway: 'infobip' });
  expect(await sentBy(phone)).toEqual(['infobip']);
});

test('an answer that never came is settled at the first itself: one message, and no second gateway', async () => {
  await control.behave({ sms: 'timeout_after_accept', hangMs: 30 });
  const phone = newPhone();
  expect(await send(phone)).toMatchObject({ gateway: 'ssl-wireless' });
  expect(await sentBy(phone)).toEqual(['ssl-wireless']);
  expect(asked).toEqual(['ssl-wireless unclear', 'ssl-wireless accepted']);
});

test('a number that the first refuses is given to the second, and is no failure of the first', async () => {
  for (let time = 0; time < 6; time += 1)
    await expect(send('01211111111')).rejects.toMatchObject({ fault: 'message' });
  expect(asked.slice(0, 2)).toEqual(['ssl-wireless message', 'infobip message']);
  expect(sms.health().map(({ restsUntil }) => restsUntil)).toEqual([null, null]);
});

test('after five failures in a row the first is left out, and tries by itself half a minute later', async () => {
  await control.behave({ sms: '500' });
  await fail(5);
  asked.length = 0;
  await fail(2);
  expect(asked).toEqual(['infobip accepted', 'infobip accepted']);
  expect(sms.health()).toMatchObject([
    { name: 'ssl-wireless', restsUntil: new Date('2026-01-01T00:00:30Z'), failure: 'sms refused: http 500' },
    { name: 'infobip', restsUntil: null },
  ]);
  asked.length = 0;
  now = new Date('2026-01-01T00:00:30Z');
  await fail(2);
  expect(asked).toEqual(['ssl-wireless gateway', 'infobip accepted', 'infobip accepted']);
  await control.behaveWell();
  asked.length = 0;
  now = new Date('2026-01-01T00:01:00Z');
  await fail(2);
  expect(asked).toEqual(['ssl-wireless accepted', 'ssl-wireless accepted']);
});

test('a first that rests is asked all the same where the second fails too', async () => {
  await control.behave({ sms: '500' });
  await fail(5);
  await control.behave({ sms: 'ok', infobip: '500' });
  expect(await send()).toMatchObject({ gateway: 'ssl-wireless' });
});

test('a message that nobody took may have gone out where one of them is unclear', async () => {
  await control.behave({ sms: 'nonsense', infobip: '500' });
  await expect(send()).rejects.toBeInstanceOf(SmsFailure);
  await expect(send()).rejects.toMatchObject({ fault: 'unclear' });
  await control.behave({ sms: '500' });
  await expect(send()).rejects.toMatchObject({ fault: 'gateway' });
});
