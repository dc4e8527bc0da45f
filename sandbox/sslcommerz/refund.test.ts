import { describe, expect, test } from 'vitest';
import { aSandbox, sessionRequest } from '../testing.ts';

async function aPayment() {
  const sandbox = await aSandbox();
  const request = sessionRequest();
  await sandbox.create(request);
  const { fields } = await sandbox.control('pay', { tran_id: request.tran_id });
  const refund = (other: Record<string, string>) =>
    sandbox.ask({
      bank_tran_id: fields.bank_tran_id,
      refund_trans_id: 'R1',
      refund_amount: '500.00',
      refund_remarks: 'Cancelled by traveller',
      ...other,
    });
  const tell = (patch: object) => sandbox.control(`scenario/${request.tran_id}`, patch);
  return { sandbox, refund, tell, tran_id: request.tran_id ?? '' };
}

describe('a refund', () => {
  test('is begun, processing, and refunded once it settled', async () => {
    const { sandbox, refund, tran_id } = await aPayment();
    const begun = await refund({});
    expect(begun).toMatchObject({
      APIConnect: 'DONE',
      status: 'success',
      trans_id: tran_id,
      errorReason: '',
    });
    const { refund_ref_id } = begun;
    expect(await sandbox.ask({ refund_ref_id })).toMatchObject({
      status: 'processing',
      refunded_on: '',
      tran_id,
    });
    await sandbox.control('refunds/settle', {});
    expect(await sandbox.ask({ refund_ref_id })).toMatchObject({
      status: 'refunded',
      refunded_on: expect.stringMatching(/^20/),
    });
  });

  test('settles by itself after refundSettleMs', async () => {
    const { sandbox, refund, tell } = await aPayment();
    await tell({ refundSettleMs: 30 });
    const { refund_ref_id } = await refund({});
    await expect.poll(async () => (await sandbox.ask({ refund_ref_id })).status).toBe('refunded');
  });

  test('asked for again with its id is the same one', async () => {
    const { sandbox, refund } = await aPayment();
    const { refund_ref_id } = await refund({});
    expect(await refund({})).toMatchObject({ status: 'processing', refund_ref_id });
    expect(await refund({ refund_amount: '501.00' })).toMatchObject({ status: 'failed' });
    expect((await sandbox.ledger()).payments[0].refunds).toHaveLength(1);
  });

  test('of more than is left is refused; a cancelled one gives its part back', async () => {
    const { sandbox, refund, tell } = await aPayment();
    expect(await refund({ refund_amount: '1250.01' })).toMatchObject({ status: 'failed', refund_ref_id: '' });
    await tell({ refund: 'cancelled', refundSettleMs: 0 });
    expect(await refund({ refund_amount: '1000.00' })).toMatchObject({ status: 'success' });
    await tell({ refund: 'ok', refundSettleMs: 60_000 });
    expect(await refund({ refund_trans_id: 'R2', refund_amount: '1000.00' })).toMatchObject({
      status: 'success',
    });
    const over = await refund({ refund_trans_id: 'R3', refund_amount: '250.01' });
    expect(over).toMatchObject({ status: 'failed', errorReason: expect.stringMatching(/exceeds/) });
    expect((await sandbox.ledger()).payments[0].refunds).toMatchObject([
      { refund_trans_id: 'R1', amount: '1000.00', status: 'cancelled' },
      { refund_trans_id: 'R2', amount: '1000.00', status: 'processing' },
    ]);
  });

  test.each([
    ['refund_trans_id', ''],
    ['refund_trans_id', 'x'.repeat(31)],
    ['refund_remarks', ''],
    ['refund_amount', '0'],
    ['refund_amount', '1.001'],
    ['bank_tran_id', 'unknown'],
  ])('with %s = "%s" is refused', async (name, value) => {
    const { sandbox, refund } = await aPayment();
    expect(await refund({ [name]: value })).toMatchObject({ status: 'failed' });
    expect((await sandbox.ledger()).payments[0].refunds).toEqual([]);
  });

  test('that hangs is registered, and its retry is answered', async () => {
    const { refund, tell } = await aPayment();
    await tell({ refund: 'hang', hangMs: 50 });
    await expect(refund({})).rejects.toThrow();
    expect(await refund({})).toMatchObject({
      status: 'processing',
      refund_ref_id: expect.stringMatching(/./),
    });
  });

  test('that is stuck stays processing until somebody settles it', async () => {
    const { sandbox, refund, tell } = await aPayment();
    await tell({ refund: 'stuck', refundSettleMs: 0 });
    const { refund_ref_id } = await refund({});
    expect(await sandbox.ask({ refund_ref_id })).toMatchObject({ status: 'processing' });
    expect(await sandbox.control('refunds/settle', { refund_trans_id: 'R1', as: 'cancelled' })).toEqual({
      settled: 1,
    });
    expect(await sandbox.ask({ refund_ref_id })).toMatchObject({ status: 'cancelled' });
  });
});
