import { afterAll, beforeAll, expect, test } from 'vitest';
import { sign } from '@poth/sandbox/sslcommerz/signature.ts';
import { sold, underWay } from '../testing/ending.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Signs the form of a paid attempt, with other fields, as the gateway would. */
const resigned = (fields: Record<string, string>, other: Record<string, string>): Record<string, string> => {
  const { verify_sign: _md5, verify_key: _names, verify_sign_sha2: _sha, ...said } = fields;
  return sign({ ...said, ...other }, 'poth_sandbox@ssl');
};

/** Finished purchase of another buyer, with what that browser carried. */
const paidByAnother = async (seatNos?: string[]) => {
  const other = await setStage(world, {}, seatNos);
  const { fields } = await other.choose();
  await other.notices(1);
  return { other, fields };
};

const twice = 'tran_id=T1&amount=1440.00&amount=1.00&status=VALID';

const mishaps: Mishap[] = [
  ...(['nosign', 'badsign'] as const).map((how) => ({
    name: `a forged notice of a payment, ${how}`,
    happens: ({ tranId }: Stage) => world.gateway.forge({ tran_id: tranId, how }),
    ends: underWay,
  })),
  {
    name: 'a forged notice beside the true one',
    scenario: { forge: 'badsign' },
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await stage.notices(2);
    },
    ends: sold,
  },
  {
    name: "another's signed return and notice are posted to the addresses of this attempt",
    happens: async (stage) => {
      const { other, fields } = await paidByAnother();
      for (const what of ['return', 'ipn'] as const) await stage.post(what, fields);
      await expectEnding(world, other, sold);
    },
    ends: underWay,
  },
  {
    name: 'the receipt of a cheap payment is named, unsigned and signed, for a dear one',
    happens: async (stage) => {
      const { other, fields } = await paidByAnother(['A1']);
      const claim = { tran_id: stage.tranId, amount: '1440.00', currency_amount: '1440.00' };
      for (const form of [{ ...fields, ...claim }, resigned(fields, claim)]) await stage.post('ipn', form);
      await expectEnding(world, other, { ...sold, tickets: ['issued'] });
    },
    ends: underWay,
  },
  {
    name: 'somebody posts that it failed, while the customer is still choosing',
    happens: async (stage) => {
      for (const status of ['FAILED', 'CANCELLED', 'EXPIRED'])
        await stage.post('return', { tran_id: stage.tranId, status });
    },
    ends: underWay,
  },
  {
    name: 'a form that names a field twice, before paying',
    happens: async (stage) => expect((await stage.post('ipn', twice)).status).toBe(200),
    ends: underWay,
  },
  {
    name: 'a form that names a field twice, after paying',
    scenario: { ipn: 'none' },
    happens: async (stage) => {
      await stage.choose();
      await stage.post('ipn', twice);
    },
    ends: sold,
  },
  {
    name: 'a form that is too long',
    happens: async (stage) =>
      expect((await stage.post('ipn', { tran_id: 'x'.repeat(20_000) })).status).toBe(413),
    ends: underWay,
  },
  {
    name: 'a form with characters that no database takes',
    happens: async (stage) => {
      const answer = await stage.post('ipn', {
        tran_id: stage.tranId,
        status: 'VALID',
        error: 'a\0b',
        'c\0': 'd',
      });
      expect(answer.status).toBe(200);
    },
    ends: underWay,
  },
  {
    name: 'the form comes from another site, as browsers say it',
    happens: async (stage) => {
      const { fields } = await stage.choose();
      const headers = {
        origin: world.gateway.url,
        'sec-fetch-site': 'cross-site',
        cookie: 'poth_buyer=stale',
      };
      const answer = await stage.post('return', fields, headers);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
    },
    ends: sold,
  },
];

test.each(mishaps)('$name', async ({ scenario, happens, ends }) => {
  const stage = await setStage(world, scenario);
  await happens(stage);
  await expectEnding(world, stage, ends);
});

test('what was posted is kept as evidence without card numbers and secrets, and a bad signature is told', async () => {
  const stage = await setStage(world);
  await world.gateway.forge({ tran_id: stage.tranId, how: 'badsign' });
  await world.gateway.choose(stage.tranId, 'success', 'card');
  await stage.notices(2);
  const kept = await world.db
    .selectFrom('gatewayEvent')
    .select(['signatureGood', 'body'])
    .where('tranId', '=', stage.tranId)
    .orderBy('receivedAt')
    .execute();
  expect(kept.map(({ signatureGood }) => signatureGood)).toEqual([false, true]);
  expect(kept[1]?.body).toMatchObject({ status: 'VALID', card_no: '1111' });
  const written = JSON.stringify([kept, world.log]);
  expect(written).not.toMatch(/411111[X1]|verify_sign|store_passwd|poth_sandbox@ssl/);
  expect(
    world.log.filter((line) => line.includes(stage.paymentId) && line.includes('signature')),
  ).toHaveLength(1);
});

test.each(['TNOBODY', 'x'.repeat(40), '%00', 'a%0d%0ab'])('an attempt that never was, %s', async (tranId) => {
  const answers = await Promise.all(
    [
      ['POST', 'ipn'],
      ['POST', 'return'],
      ['GET', 'return'],
    ].map(([method = '', what]) =>
      fetch(`${world.publicUrl}/pay/${what}/${tranId}`, { method, redirect: 'manual' }),
    ),
  );
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
});
