import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { openToken, sealToken } from './seal-token.ts';
import { sharedToken } from './shared-token.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Account whose grants are counted, as each process of an installation opens it. */
const anAccount = (seconds = 3_600) => {
  const account = { account: `test:${randomUUID()}`, secret: 'the secret of the account' };
  let grants = 0;
  const grant = async () => {
    grants += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { token: `token ${grants}`, seconds };
  };
  return {
    ...account,
    grants: () => grants,
    inAnotherProcess: () => sharedToken(world.db, account, grant),
    hoursPass: (hours: number) =>
      sql`update gateway_token set expires_at = expires_at - make_interval(secs => ${hours * 3600}::float8),
        granted_at = array(select at - make_interval(secs => ${hours * 3600}::float8) from unnest(granted_at) at)
        where account = ${account.account}`.execute(world.db),
  };
};

test('all who ask at once, in whichever process, share one grant', async () => {
  const { inAnotherProcess, grants } = anAccount();
  const processes = Array.from({ length: 5 }, inAnotherProcess);
  const tokens = await Promise.all(processes.flatMap((ask) => [ask(), ask(), ask()]));
  expect([new Set(tokens), grants()]).toEqual([new Set(['token 1']), 1]);
});

test('a token near its end is replaced, by one grant', async () => {
  const { inAnotherProcess, grants, hoursPass } = anAccount();
  await inAnotherProcess()();
  await hoursPass(0.9);
  expect(await Promise.all([inAnotherProcess()(), inAnotherProcess()()])).toContain('token 2');
  expect(grants()).toBe(2);
});

test('no more than two grants are asked for within an hour, whoever refuses the token', async () => {
  const { inAnotherProcess, grants, hoursPass } = anAccount();
  const ask = inAnotherProcess();
  expect(await ask()).toBe('token 1');
  expect(await ask('token 1')).toBe('token 2');
  expect([await ask('token 2'), await inAnotherProcess()('token 2')]).toEqual([undefined, undefined]);
  expect(grants()).toBe(2);
  await hoursPass(2);
  expect(await ask('token 2')).toBe('token 3');
});

test('a refused token is not given back by a renewal that began before it was refused', async () => {
  const { inAnotherProcess, grants } = anAccount();
  await inAnotherProcess()();
  const ask = inAnotherProcess();
  expect(await Promise.all([ask(), ask('token 1'), ask('token 1')])).toEqual([
    'token 1',
    'token 2',
    'token 2',
  ]);
  expect([await ask(), grants()]).toEqual(['token 2', 2]);
});

test('the database has the token sealed, and no other secret opens it', async () => {
  const { account, secret, inAnotherProcess } = anAccount();
  await inAnotherProcess()();
  const { sealed } = await world.db
    .selectFrom('gatewayToken')
    .select('sealed')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  expect(sealed).not.toContain(Buffer.from('token 1').toString('base64').slice(0, 6));
  expect([openToken(sealed ?? '', secret), openToken(sealed ?? '', 'another')]).toEqual([
    'token 1',
    undefined,
  ]);
  expect(openToken('AAAA', secret)).toBeUndefined();
  expect(sealToken('token', secret)).not.toBe(sealToken('token', secret));
});
