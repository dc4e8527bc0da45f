import { createServer } from 'node:http';
import { startSandbox } from '@poth/sandbox/start.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { gatewayControl } from '../testing/gateway-control.ts';
import { infobipSms } from './infobip-sms.ts';
import type { SmsGateway } from './ports.ts';
import { SmsFailure } from './sms-failure.ts';
import { sslWirelessSms } from './ssl-wireless-sms.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let control: ReturnType<typeof gatewayControl>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  control = gatewayControl(sandbox.url);
});
afterEach(() => control.behaveWell());
afterAll(() => sandbox.stop());

let made = 0;
const aMessage = (to: string) => {
  made += 1;
  return { to: `+88${to}`, text: 'Seat A1, 10:30 pm', ref: `ref${String(made).padStart(5, '0')}` };
};
/** The fault of a message that was not accepted; undefined where it was. */
const faultOf = (sending: Promise<unknown>): Promise<string | undefined> =>
  sending.then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof SmsFailure ? thrown.fault : String(thrown)),
  );

const gateways = {
  'ssl-wireless': (url: string, timeoutMs: number): SmsGateway =>
    sslWirelessSms({ baseUrl: `${url}/sms/`, apiToken: 'token', sid: 'POTH', timeoutMs }),
  infobip: (url: string, timeoutMs: number): SmsGateway =>
    infobipSms({ baseUrl: `${url}/sms/infobip/`, apiKey: 'key', sender: 'POTH', timeoutMs }),
};
/** The key of the sandbox's scenario by which a gateway misbehaves. */
const keys = { 'ssl-wireless': 'sms', infobip: 'infobip' } as const;

/** Numbers that only one test writes to. */
const numbers = {
  'ssl-wireless': { told: '01711111111', repeated: '01711111112' },
  infobip: { told: '01811111111', repeated: '01811111112' },
};

describe.each(['ssl-wireless', 'infobip'] as const)('the gateway %s', (name) => {
  const openAt = (url: string, timeoutMs = 10_000) => gateways[name](url, timeoutMs);
  const misbehave = (how: string, hangMs = 60_000) => control.behave({ [keys[name]]: how, hangMs });

  test('takes a message and tells its own id', async () => {
    const to = numbers[name].told;
    const message = aMessage(to);
    const receipt = await openAt(sandbox.url).send(message);
    expect(receipt).toEqual({
      gateway: name,
      gatewayId: expect.stringMatching(/./),
      tells: name === 'infobip',
    });
    expect(await control.messages(to)).toMatchObject([
      { to: `88${to}`, text: message.text, sms: { gateway: name, csmsId: message.ref } },
    ]);
  });

  test('tells of a message what it can, and nothing of one that it never had', async () => {
    const { gatewayId, tells } = await openAt(sandbox.url).send(aMessage('01711111110'));
    const reports = await openAt(sandbox.url).deliveriesOf?.([gatewayId ?? '', 'never']);
    expect(reports).toEqual(
      tells ? [{ gatewayId, state: 'delivered', said: 'DELIVERED_TO_HANDSET' }] : undefined,
    );
  });

  test('sends a repeat with the same ref once', async () => {
    const to = numbers[name].repeated;
    const message = aMessage(to);
    await openAt(sandbox.url).send(message);
    await openAt(sandbox.url).send(message);
    expect(await control.messages(to)).toHaveLength(1);
  });

  test('refuses a number that there is not, which is no fault of its own', async () => {
    expect(await faultOf(openAt(sandbox.url).send(aMessage('01211111111')))).toBe('message');
  });

  test.each(['500', 'refused'])('refuses by a fault of its own or of our account there: %s', async (how) => {
    await misbehave(how);
    expect(await faultOf(openAt(sandbox.url).send(aMessage('01711111114')))).toBe('gateway');
    expect(await control.messages('01711111114')).toEqual([]);
  });

  test('may have sent what it does not answer in time', async () => {
    await misbehave('timeout_after_accept');
    expect(await faultOf(openAt(sandbox.url, 100).send(aMessage('01711111115')))).toBe('unclear');
  });

  test('may have sent where it hangs up before it answers', async () => {
    await misbehave('timeout_after_accept', 30);
    expect(await faultOf(openAt(sandbox.url).send(aMessage('01711111116')))).toBe('unclear');
  });

  test('may have sent where its answer is nonsense', async () => {
    await misbehave('nonsense');
    expect(await faultOf(openAt(sandbox.url).send(aMessage('01711111117')))).toBe('unclear');
  });

  test('may have sent where the proxy before it heard nothing', async () => {
    const port = await freePort();
    const proxy = createServer((_, answer) => void answer.writeHead(504).end('{}')).listen(port);
    try {
      const sending = openAt(`http://localhost:${port}`).send(aMessage('01711111118'));
      expect(await faultOf(sending)).toBe('unclear');
    } finally {
      proxy.close();
    }
  });

  test('has sent nothing where nobody listens', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    expect(await faultOf(openAt(nowhere).send(aMessage('01711111119')))).toBe('gateway');
  });
});
