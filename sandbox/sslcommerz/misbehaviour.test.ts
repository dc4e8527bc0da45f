import { describe, expect, test } from 'vitest';
import { toldTo } from '../testing.ts';
import type { Portal } from '../testing.ts';

const statuses = (portal: Portal) => portal.ipns().map((ipn) => ipn.fields.status);

describe('IPNs', () => {
  test('many at once', async () => {
    const { portal, pay } = await toldTo({ ipnCopies: 20 });
    await pay();
    await expect.poll(() => portal.ipns().length).toBe(20);
  });

  test('none', async () => {
    const { portal, sandbox, pay } = await toldTo({ ipn: 'none' });
    await pay({ browser: true });
    expect(portal.posts.map((post) => post.path)).toEqual(['/success']);
    expect((await sandbox.ledger()).payments).toMatchObject([{ status: 'VALID' }]);
  });

  test('after the browser has returned', async () => {
    const { portal, pay } = await toldTo({ ipnOrder: 'return-first' });
    expect(await pay({ browser: true })).toMatchObject({ returned: { status: 303, location: '/seen' } });
    expect(statuses(portal)).toEqual([]);
    await expect.poll(() => statuses(portal), { timeout: 4_000 }).toEqual(['VALID']);
  });

  test.each([
    ['fail_then_valid', ['FAILED', 'VALID']],
    ['valid_then_fail', ['VALID', 'FAILED']],
  ])('%s', async (ipnSequence, order) => {
    const { portal, pay } = await toldTo({ ipnSequence });
    await pay();
    await expect.poll(() => statuses(portal)).toEqual(order);
  });

  test('forged: unsigned beside the true one, or on command, and no val_id that the validator knows', async () => {
    const { portal, sandbox, pay, tran_id } = await toldTo({ forge: 'nosign' });
    await sandbox.control('forge', { tran_id, how: 'badsign' });
    await pay({ outcome: 'cancel' });
    const [onCommand, beside, truth] = portal.ipns().map((ipn) => ipn.fields);
    expect(onCommand).toMatchObject({
      status: 'VALID',
      verify_sign: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(beside).toMatchObject({ status: 'VALID' });
    expect(beside).not.toHaveProperty('verify_sign');
    expect(truth).toMatchObject({ status: 'CANCELLED' });
    expect(await sandbox.validate(beside?.val_id ?? '')).toMatchObject({ status: 'INVALID_TRANSACTION' });
  });

  test('sent again, elsewhere and altered', async () => {
    const { portal, sandbox, pay, tran_id } = await toldTo({});
    await pay();
    const url = `${portal.url}/another`;
    await sandbox.control('replay', { tran_id, what: 'ipn', url, set: { amount: '1.00' } });
    expect(portal.posts.at(-1)).toMatchObject({ path: '/another', fields: { tran_id, amount: '1.00' } });
  });
});

describe('what is said of a payment', () => {
  test('less, in dollars, risky, as numbers', async () => {
    const { sandbox, pay } = await toldTo({
      amountOffTaka: -1,
      amountFormat: 'number',
      currency: 'USD',
      currencyType: 'USD',
      risk: '1',
    });
    const { fields } = await pay();
    expect(fields).toMatchObject({
      amount: '1249',
      currency: 'USD',
      risk_level: '1',
      risk_title: 'Not Safe',
    });
    expect(await sandbox.validate(fields.val_id)).toMatchObject({ amount: 1249, currency_amount: 1249 });
    expect((await sandbox.ledger()).payments).toMatchObject([{ amount: '1249.00' }]);
  });

  test('the browser lies in both directions, the validator does not', async () => {
    const unpaid = await toldTo({ lie: 'valid' });
    const claimed = await unpaid.pay({ outcome: 'fail' });
    expect(claimed.returnUrl).toBe(`${unpaid.portal.url}/success`);
    expect(await unpaid.sandbox.validate(claimed.fields.val_id)).toMatchObject({
      status: 'INVALID_TRANSACTION',
    });

    const paid = await toldTo({ lie: 'fail' });
    const denied = await paid.pay();
    expect(denied).toMatchObject({ returnUrl: `${paid.portal.url}/fail`, fields: { status: 'FAILED' } });
    expect(statuses(paid.portal)).toEqual(['VALID']);
    expect((await paid.sandbox.ask({ tran_id: paid.tran_id })).element).toMatchObject([{ status: 'VALID' }]);
  });

  test('the browser is never sent back', async () => {
    const { pay } = await toldTo({ noReturn: true });
    expect(await pay()).toEqual({ returnUrl: null, fields: {} });
  });
});
