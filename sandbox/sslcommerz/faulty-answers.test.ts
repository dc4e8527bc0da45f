import { describe, expect, test } from 'vitest';
import { aSandbox, sessionRequest, toldTo } from '../testing.ts';

describe('the APIs', () => {
  const validator = '/validator/api/validationserverAPI.php';

  test.each([
    ['500', 500, 'Internal Server Error'],
    ['html', 200, '<!doctype html>'],
    ['empty', 200, ''],
  ])('validator %s', async (kind, status, body) => {
    const { sandbox } = await toldTo({ validator: kind });
    const answer = await sandbox.send(validator);
    expect(answer.status).toBe(status);
    expect((await answer.text()).startsWith(body)).toBe(true);
  });

  test('validator invalid for what was paid, and right again when reset', async () => {
    const { sandbox, pay } = await toldTo({ validator: 'invalid' });
    const { fields } = await pay();
    expect(await sandbox.validate(fields.val_id)).toMatchObject({ status: 'INVALID_TRANSACTION' });
    await sandbox.send('/__sandbox/scenario', { method: 'DELETE' });
    expect(await sandbox.validate(fields.val_id)).toMatchObject({ status: 'VALID' });
  });

  test('one that hangs holds the socket and says nothing; stopping lets go', async () => {
    const { sandbox } = await toldTo({ validator: 'hang' });
    const hung = sandbox.send(validator).then(
      () => 'answered',
      () => 'dropped',
    );
    expect(await Promise.race([hung, new Promise((resolve) => setTimeout(resolve, 200, 'held'))])).toBe(
      'held',
    );
    await sandbox.stop();
    expect(await hung).toBe('dropped');
  });

  test.each([
    ['none', { no_of_trans_found: '0', element: [] }],
    ['int', { no_of_trans_found: 1, element: [{ status: 'VALID' }] }],
    ['object', { no_of_trans_found: '1', element: { status: 'VALID' } }],
  ])('query %s', async (query, shape) => {
    const { sandbox, pay, tran_id } = await toldTo({ query });
    await pay();
    expect(await sandbox.ask({ tran_id })).toMatchObject(shape);
  });

  test('a session made without an answer can be asked about', async () => {
    const sandbox = await aSandbox();
    await sandbox.control('scenario', { init: 'hang_after', hangMs: 30 });
    const request = sessionRequest();
    await expect(sandbox.create(request)).rejects.toThrow();
    expect((await sandbox.ledger()).sessions).toMatchObject([{ tran_id: request.tran_id }]);
    expect(await sandbox.create(request)).toMatchObject({ status: 'FAILED' });
  });

  test('what is told later in general leaves a session alone; by its tran_id it does not', async () => {
    const { sandbox, pay, tran_id } = await toldTo({});
    await sandbox.control('scenario', { risk: '1' });
    await sandbox.control(`scenario/${tran_id}`, { noReturn: true });
    expect(await pay()).toMatchObject({ returnUrl: null });
    expect((await sandbox.ask({ tran_id })).element).toMatchObject([{ risk_level: '0' }]);
  });

  test('a word nobody knows is not understood', async () => {
    const sandbox = await aSandbox();
    for (const body of ['{"inti":"500"}', '{"init":"501"}', 'nonsense']) {
      expect((await sandbox.send('/__sandbox/scenario', { method: 'POST', body })).status).toBe(400);
    }
  });
});
