import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { normal } from './scenario.ts';
import { aSandbox, sessionRequest } from './testing.ts';

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A program starts within seconds; on a busy machine it may take longer. */
const startLimitMs = 40_000;

test('ledger and messages outlive a restart; a misbehaviour does not', async () => {
  const statePath = join(await aFolder(), 'state.json');
  const before = await aSandbox({ statePath });
  const request = sessionRequest();
  await before.create(request);
  const { fields } = await before.control('pay', { tran_id: request.tran_id });
  const { bank_tran_id } = fields;
  const refund = { bank_tran_id, refund_trans_id: 'R1', refund_amount: '10', refund_remarks: 'test' };
  await before.ask(refund);
  const sms = { api_token: 't', sid: 'POTH', msisdn: '01711111111', sms: 'Kept', csms_id: 'S1' };
  const send = (to: typeof before) =>
    to.json('/sms/api/v3/send-sms', { method: 'POST', body: JSON.stringify(sms) });
  await send(before);
  await before.control('scenario', { validator: '500' });
  await before.stop();

  const after = await aSandbox({ statePath });
  expect(await after.validate(fields.val_id)).toMatchObject({ status: 'VALID', tran_id: request.tran_id });
  expect(await after.ask(refund)).toMatchObject({ status: 'processing' });
  expect(await after.create(request)).toMatchObject({ status: 'FAILED' });
  expect(await send(after)).toMatchObject({ status_code: 4023 });
  expect(await after.json('/__sandbox/messages')).toMatchObject([{ text: 'Kept' }]);
});

test('a payment and a refund are on the disk when they are answered', async () => {
  const statePath = join(await aFolder(), 'state.json');
  const sandbox = await aSandbox({ statePath });
  const request = sessionRequest();
  const onDisk = async () => JSON.parse(await readFile(statePath, 'utf8')).sessions[0].payments;
  await sandbox.create(request);
  const { fields } = await sandbox.control('pay', { tran_id: request.tran_id });
  expect(await onDisk()).toMatchObject([{ valId: fields.val_id }]);
  const { bank_tran_id } = fields;
  await sandbox.ask({ bank_tran_id, refund_trans_id: 'R1', refund_amount: '10', refund_remarks: 'test' });
  expect(await onDisk()).toMatchObject([{ refunds: [{ refundTransId: 'R1' }] }]);
});

test('a state that cannot be read is set aside', async () => {
  const folder = await aFolder();
  const statePath = join(folder, 'state.json');
  await writeFile(statePath, '{"sessions":');
  const sandbox = await aSandbox({ statePath });
  expect((await sandbox.ledger()).sessions).toEqual([]);
  expect(await readdir(folder)).toContain('state.json.unreadable');
});

/** Module that npm start loads into every program that it starts. */
const endsWithParent = new URL('../scripts/stop-with-parent.mjs', import.meta.url).href;

const program = (env: Record<string, string>) =>
  spawn(process.execPath, ['--import', endsWithParent, join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH ?? '', SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });

test(
  'the program says where it is and ends with its parent',
  async () => {
    const child = program({});
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const url = /^sandbox ready (http:\/\/127\.0\.0\.1:\d+)$/.exec(String(line))?.[1];
    expect(await (await fetch(`${url}/__sandbox/ready`)).json()).toEqual({ ready: true });
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  startLimitMs,
);

test(
  'it refuses to be production',
  async () => {
    expect(await once(program({ NODE_ENV: 'production' }), 'exit')).toEqual([1, null]);
  },
  startLimitMs,
);

test('the README names every key of the scenario', async () => {
  const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(Object.keys(normal).filter((key) => !readme.includes(`\`${key}\``))).toEqual([]);
});
