import { describe, expect, test } from 'vitest';
import { aSandbox } from '../testing.ts';
import { segmentsOf } from './segments.ts';

const sms = {
  api_token: 'token',
  sid: 'POTH',
  msisdn: '01711111111',
  sms: 'Seat A1, Tk 1250',
  csms_id: 'S1',
};

async function aProvider() {
  const sandbox = await aSandbox();
  const send = (other: object) =>
    sandbox.json('/sms/api/v3/send-sms', { method: 'POST', body: JSON.stringify({ ...sms, ...other }) });
  return { sandbox, send };
}

describe('an SMS', () => {
  test('is caught, counted and found by any spelling of its number', async () => {
    const { sandbox, send } = await aProvider();
    expect(await send({})).toMatchObject({
      status: 'SUCCESS',
      status_code: 200,
      smsinfo: [
        { msisdn: '8801711111111', sms_type: 'EN', csms_id: 'S1', reference_id: expect.stringMatching(/./) },
      ],
    });
    await send({ csms_id: 'S2', sms: 'আপনার আসন A1 http://localhost:3000/t/1', msisdn: '+8801822222222' });
    const found = await sandbox.json('/__sandbox/messages?to=01822-222222');
    expect(found).toMatchObject([
      { kind: 'sms', to: '8801822222222', sms: { encoding: 'UCS-2', segments: 1 } },
    ]);
    const page = await (await sandbox.send('/messages?to=8801822222222')).text();
    expect(page).toContain('<a href="http://localhost:3000/t/1"');
    expect(page).not.toContain('Tk 1250');
  });

  test.each([
    [4022, { csms_id: '' }],
    [4022, { sms: undefined }],
    [4005, { msisdn: 1711111111 }],
    [4020, { csms_id: 'has-hyphen' }],
    [4020, { csms_id: 'x'.repeat(21) }],
    [4025, { msisdn: '01211111111' }],
    [4025, { msisdn: '0171111111' }],
  ])('is refused with %i for %j', async (status_code, other) => {
    const { sandbox, send } = await aProvider();
    expect(await send(other)).toMatchObject({
      status: 'FAILED',
      status_code,
      error_message: expect.stringMatching(/./),
    });
    expect(await sandbox.json('/__sandbox/messages')).toEqual([]);
  });

  test('that is no JSON is refused', async () => {
    const { sandbox } = await aProvider();
    const answer = await sandbox.json('/sms/api/v3/send-sms', { method: 'POST', body: 'api_token=1' });
    expect(answer).toMatchObject({ status_code: 4005 });
  });

  test('with the same csms_id is sent once, also when the first answer never came', async () => {
    const { sandbox, send } = await aProvider();
    await sandbox.control('scenario', { sms: 'timeout_after_accept', hangMs: 30 });
    await expect(send({})).rejects.toThrow();
    await sandbox.send('/__sandbox/scenario', { method: 'DELETE' });
    expect(await send({})).toMatchObject({ status: 'FAILED', status_code: 4023 });
    expect(await sandbox.json('/__sandbox/messages')).toHaveLength(1);
  });
});

test.each([
  ['a'.repeat(160), 'GSM-7', 1],
  ['a'.repeat(161), 'GSM-7', 2],
  ['€'.repeat(80), 'GSM-7', 1],
  ['€'.repeat(81), 'GSM-7', 2],
  ['ক'.repeat(70), 'UCS-2', 1],
  ['ক'.repeat(71), 'UCS-2', 2],
  ['৳', 'UCS-2', 1],
])('counts the parts of %s', (text, encoding, segments) => {
  expect(segmentsOf(text)).toEqual({ encoding, segments });
});
