import type { TicketPublicKey } from '@poth/domain/boarding/boarding.ts';
import { readCode } from '@poth/web/boarding/read-code.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberHashOf } from './identity/number-hash.ts';
import { recognise } from './identity/recognise.ts';
import { drawKeySet, type KeySet, type Secrets } from './secrets.ts';
import { nameOfKeys } from './start/open-keys.ts';
import { aBrowser } from './testing/browser.ts';
import { returnFromGateway, newBuyer, startPaying } from './testing/buyer.ts';
import { tokenSentTo } from './testing/mailbox.ts';
import { signUpPerson } from './testing/people.ts';
import { type RunningTripStage, runTrip } from './testing/running-trip.ts';
import { totpOf } from './testing/totp.ts';
import { workOff } from './testing/work-off.ts';
import { createWorld, type World } from './testing/world.ts';
import { ticketLink } from './ticket/open-link.ts';

const [old, next]: [KeySet, KeySet] = [drawKeySet(), drawKeySet()];
const signsFrom = new Date(Date.now() - 60_000).toISOString();
const turned: Secrets = { ...old, turned: [{ ...next, signsFrom }] };

/** Three processes of one installation: before a turn of its keys, after it, and after the old ones were dropped. */
let [before, after, dropped]: World[] = [];
let stage: RunningTripStage;

beforeAll(async () => {
  before = await createWorld({ chores: false, secrets: old });
  after = await createWorld({ chores: false, secrets: turned, beside: before });
  dropped = await createWorld({ chores: false, secrets: { ...next, turned: [] }, beside: before });
  stage = await runTrip(before);
});
afterAll(async () => {
  await dropped?.stop();
  await after?.stop();
  await before?.stop();
});

const codeOf = async (seatNo: string): Promise<string> => {
  const ticket = before!.db.selectFrom('ticket').select('code').where('tripId', '=', stage.tripId);
  return (await ticket.where('seatNo', '=', seatNo).executeTakeFirstOrThrow()).code;
};

test('a ticket sold before a turn opens the door after it, without a network too, until its keys are dropped', async () => {
  await stage.sell(['A1']);
  const wish = { tripId: stage.tripId, seatNos: ['A2'], fromStopNo: 0, toStopNo: 2 };
  const { tranId } = await startPaying(after!, wish);
  const { returnUrl, fields } = await after!.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(after!, stage.tripId);

  const conductor = await stage.hire('conductor');
  const listedBy = async (world: World): Promise<readonly TicketPublicKey[]> =>
    (await world.portal.boarding.viewBoarding(conductor, stage.tripId)).keys;
  const readBy = async (world: World) => {
    const keys = await listedBy(world);
    return Promise.all([await codeOf('A1'), await codeOf('A2')].map((code) => readCode(code, keys)));
  };
  const [oldName, nextName] = [nameOfKeys(old), nameOfKeys(next)];
  expect((await listedBy(after!)).map(({ keyId }) => keyId)).toEqual([oldName, nextName]);
  expect(await readBy(after!)).toMatchObject([
    { genuine: true, fields: { seatNo: 'A1', keyId: oldName } },
    { genuine: true, fields: { seatNo: 'A2', keyId: nextName } },
  ]);
  expect(await readBy(dropped!)).toMatchObject([{ genuine: false }, { genuine: true }]);
});

test('links, cookies and tokens of before count after a turn; hashes that rows are found by stay', async () => {
  const { bookingId, actor } = await stage.sell(['B1']);
  const booking = before!.db.selectFrom('booking').select('pnr').where('bookingId', '=', bookingId);
  const { pnr } = await booking.executeTakeFirstOrThrow();
  const key = new URL(ticketLink(before!.deps, pnr ?? '')).searchParams.get('key') ?? '';
  const open = (world: World) => world.portal.ticket.openLink(newBuyer(), { pnr: pnr ?? '', key });
  expect(await open(after!)).toMatchObject({ language: 'en' });
  await expect(open(dropped!)).rejects.toMatchObject({ code: 'not-found' });

  const cookie = before!.deps.linkSigner.sign('buyer', actor.buyerId);
  const openedBy = (world: World) => world.deps.linkSigner.open('buyer', cookie);
  expect([openedBy(after!), openedBy(dropped!)]).toEqual([actor.buyerId, undefined]);
  const hashBy = (world: World) => numberHashOf(world.deps.linkSigner, '+8801700000000');
  expect(hashBy(after!)).toBe(hashBy(before!));

  const email = `turned-${Date.now()}@example.com`;
  const typed = { name: 'Tasnim Rahman', email, password: 'the road to Sylhet' } as const;
  const signUp = { ...typed, accountType: 'user', language: 'en' } as const;
  await before!.portal.identity.signUp(newBuyer(), signUp);
  const token = await tokenSentTo(before!, email, 'verify-email');
  const view = (world: World) => world.portal.identity.viewEmailLink(newBuyer(), { token });
  expect(await view(after!)).toHaveProperty('needs');
  await expect(view(dropped!)).rejects.toMatchObject({ code: 'link-expired' });
});

test('who is signed in stays so after a turn, and a second factor opens, begun before it or after', async () => {
  const { actor, browser, password, email } = await signUpPerson(before!);
  const { identity } = before!.portal;
  const { totpUri, backupCodes } = await identity.startSecondFactor(actor, { password }, browser);
  await identity.confirmSecondFactor(actor, { code: totpOf(totpUri) }, browser);
  expect((await recognise(after!.deps)(browser)).account?.email).toBe(email);
  expect((await recognise(dropped!.deps)(browser)).account).toBeNull();

  const typed = { email, password, rememberMe: true };
  const [code, backup = ''] = [totpOf(totpUri, 1), backupCodes[0]];
  for (const [begun, entered] of [
    [before!, { code, kind: 'totp' }],
    [after!, { code: backup, kind: 'backup' }],
  ] as const) {
    const other = aBrowser();
    await begun.portal.identity.signIn(newBuyer(), typed, other);
    const owing = { ...newBuyer(), ...(await recognise(after!.deps)(other)) };
    await after!.portal.identity.enterSecondFactor(owing, entered, other);
    expect((await recognise(after!.deps)(other)).account?.session.secondFactor).toBe(true);
  }
});
