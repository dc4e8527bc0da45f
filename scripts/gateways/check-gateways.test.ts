import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { aSandbox, sessionRequest } from '../../sandbox/testing.ts';
import { defaults } from '../../sandbox/start.ts';
import { readGatewaysConfig } from '../../server/config.ts';
import { type CheckWish, checkGateways } from './check-all.ts';

const nothing: CheckWish = { paid: undefined, refund: false, sms: undefined, mail: undefined };
const number = '+8801711111111';
const address = 'rahima@example.com';

const check = async (environment: NodeJS.ProcessEnv, wish: Partial<CheckWish>) => {
  const lines: string[] = [];
  const config = readGatewaysConfig({ sms: true, mail: true }, environment);
  const differences = await checkGateways(config, { ...nothing, ...wish }, (line) => lines.push(line));
  return { differences, lines: lines.map((line) => line.replace(/ \(\d+ ms\)$/, '')) };
};

const ofSandbox = ({ url, smtpPort }: { url: string; smtpPort: number }) => ({
  SANDBOX_PORT: new URL(url).port,
  SANDBOX_SMTP_PORT: String(smtpPort),
});

/** Gateway that gives every request the same answer. */
const aGateway = async (answer: string, status = 200) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`;
};

const real = (baseUrl: string) => ({
  SSLCZ_STORE_ID: 'poth',
  SSLCZ_STORE_PASSWORD: 'very-secret',
  SSLCZ_BASE_URL: baseUrl,
  SMS_BASE_URL: `${baseUrl}/`,
  SMS_API_TOKEN: 'very-secret-too',
  SMS_SID: 'POTH',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

test('our own sandbox is as we built on it, step by step', async () => {
  const sandbox = await aSandbox();
  const request = sessionRequest();
  await sandbox.create(request);
  await sandbox.control('pay', { tran_id: request.tran_id });
  const wish = { paid: request.tran_id, refund: true, sms: number, mail: address };
  expect(await check(ofSandbox(sandbox), wish)).toEqual({
    differences: 0,
    lines: [
      'SSLCommerz TLS: none, on this machine',
      'SSLCommerz session: as we built on it',
      'SSLCommerz transaction query: as we built on it',
      'SSLCommerz refund query, unknown: as we built on it',
      'SSLCommerz transaction, paid: as we built on it',
      'SSLCommerz validation: as we built on it',
      'SSLCommerz refund of one taka: as we built on it',
      'SSLCommerz refund query: as we built on it',
      'SMS TLS: none, on this machine',
      'SMS: as we built on it',
      'mail login: as we built on it, on this machine without TLS',
      'mail: as we built on it',
      'nothing differs',
    ],
  });
  expect(await sandbox.json('/__sandbox/messages')).toHaveLength(2);
});

test('without the flags no refund is begun and no message is sent', async () => {
  const sandbox = await aSandbox();
  const request = sessionRequest();
  await sandbox.create(request);
  await sandbox.control('pay', { tran_id: request.tran_id });
  const { lines } = await check(ofSandbox(sandbox), { paid: request.tran_id });
  expect(lines.at(-1)).toBe('nothing differs');
  expect(await sandbox.json('/__sandbox/messages')).toEqual([]);
  const { payments } = await sandbox.ledger();
  expect(payments.flatMap(({ refunds }: { refunds: unknown[] }) => refunds)).toEqual([]);
});

test('what is missing, of another type or another word is named, and no value is printed', async () => {
  const answer = {
    status: 'SUCCESSFUL',
    sessionkey: { key: '01711111111' },
    APIConnect: 'DONE',
    no_of_trans_found: 1,
    element: [{ status: 'REVERSED', tran_id: 'T1' }],
  };
  const { differences, lines } = await check(real(await aGateway(JSON.stringify(answer))), { sms: number });
  expect(lines).toEqual([
    'SSLCommerz TLS: none, on this machine',
    'SSLCommerz session: DIFFERS: status is SUCCESSFUL, where we know SUCCESS',
    'SSLCommerz session: DIFFERS: sessionkey is object of another form, where we read text or a number',
    'SSLCommerz session: DIFFERS: GatewayPageURL is missing',
    'SSLCommerz transaction query: as we built on it',
    'SSLCommerz transaction, not paid: DIFFERS: status is REVERSED, where we know VALID, VALIDATED, FAILED, CANCELLED, EXPIRED, UNATTEMPTED, PENDING',
    'SSLCommerz refund query, unknown: DIFFERS: status is SUCCESSFUL, where we know failed, cancelled, processing',
    'SMS TLS: none, on this machine',
    'SMS: DIFFERS: status is SUCCESSFUL, where we know SUCCESS',
    'SMS: DIFFERS: status_code is missing',
    'SMS: DIFFERS: smsinfo is missing',
    '8 differ',
  ]);
  expect(differences).toBe(8);
});

test('errors and other formats are told without what was asked', async () => {
  const { lines } = await check(real(await aGateway('<html>', 502)), { mail: address });
  const text = lines.join('\n');
  expect(text).toContain('SSLCommerz session: DIFFERS: http 502, where we read 200');
  expect(text).toContain('SSLCommerz session: DIFFERS: the answer is no JSON');
  expect(text).toContain('mail login: DIFFERS: refused, or no TLS: ESOCKET');
  expect(text).not.toMatch(/secret|rahima|01711/);
});

test('the sandbox under a wrong password is refused, and says so', async () => {
  const sandbox = await aSandbox();
  const { lines } = await check({ ...real(sandbox.url), SSLCZ_STORE_ID: defaults.storeId }, {});
  expect(lines).toContain('SSLCommerz session: DIFFERS: status is FAILED, where we know SUCCESS');
  expect(lines).toContain('SSLCommerz transaction query: DIFFERS: APIConnect is FAILED, where we know DONE');
  expect(lines.join('\n')).not.toContain('secret');
});

test('without credentials one sentence says what to set, and nothing is asked', () => {
  const program = fileURLToPath(new URL('../check-gateways.ts', import.meta.url));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env: { PATH: process.env.PATH } });
  const refused = run('--sms', '01711111111');
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr.trim()).toBe(
    "check:gateways: Nothing was asked: set SSLCZ_STORE_ID, SSLCZ_STORE_PASSWORD, SMS_API_TOKEN, SMS_SID in the environment or in .env to the account's, or SANDBOX_PORT to ask our own sandbox.",
  );
  expect([run('--sms', '12').status, run('--refund').status]).toEqual([2, 2]);
});
