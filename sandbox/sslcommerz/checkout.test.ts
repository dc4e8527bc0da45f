import { describe, expect, test } from 'vitest';
import { aSandbox, aSession } from '../testing.ts';

describe('the hosted page', () => {
  const choose = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const card = { method: 'card', card_number: '4111 1111 1111 1111', card_otp: '111111' };

  test('works as a plain form: pay, be redirected, be carried back by a POST', async () => {
    const { portal, sandbox, tran_id, sessionkey } = await aSession();
    const page = await (await sandbox.send(`/EasyCheckOut/${sessionkey}`)).text();
    expect(page).toContain('no real money');
    expect(page).toContain('1250.00');

    const chosen = await sandbox.send(`/EasyCheckOut/${sessionkey}`, choose({ ...card, outcome: 'success' }));
    expect(chosen.status).toBe(303);
    const back = await (await sandbox.send(chosen.headers.get('location') ?? '')).text();
    expect(back).toContain(`action="${portal.url}/success"`);
    expect(back).toContain(`name="tran_id" value="${tran_id}"`);
    expect((await sandbox.ledger()).payments).toMatchObject([{ tran_id, status: 'VALID', method: 'card' }]);
  });

  test('takes published test numbers only, and keeps what was chosen', async () => {
    const { sandbox, sessionkey } = await aSession();
    const pay = (fields: Record<string, string>) =>
      sandbox.send(`/EasyCheckOut/${sessionkey}`, choose({ ...card, outcome: 'success', ...fields }));
    expect((await pay({ card_number: '4242424242424242' })).status).toBe(422);
    expect((await pay({ card_otp: '000000' })).status).toBe(422);
    expect((await pay({ method: 'bkash', wallet_number: '123', wallet_otp: '123456' })).status).toBe(422);
    expect((await sandbox.ledger()).payments).toEqual([]);
  });

  test('offers what multi_card_name leaves', async () => {
    const { sandbox, sessionkey } = await aSession({ multi_card_name: 'bkash' });
    const page = await (await sandbox.send(`/EasyCheckOut/${sessionkey}`)).text();
    expect(page).toMatch(/id="m-bkash"[^>]* checked/);
    expect(page).not.toContain('id="m-card"');
  });

  test('escapes what the portal sent', async () => {
    const { sandbox, sessionkey } = await aSession({ product_name: '<script>alert(1)</script>' });
    const page = await (await sandbox.send(`/EasyCheckOut/${sessionkey}`)).text();
    expect(page).not.toContain('<script>alert');
  });

  test('an unknown session is not found', async () => {
    const sandbox = await aSandbox();
    expect((await sandbox.send('/EasyCheckOut/NONE')).status).toBe(404);
  });
});
