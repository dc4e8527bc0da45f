import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { returnFromGateway, newPhone } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

type Ref = { tripId: string; bookingId: string };
type Ticket = { state: string; masked: boolean; contactName: string; tickets: { code: string | null }[] };
type Attempt = { tranId: string; gatewayPageUrl: string };
/** The functions of docs/examples/buy-and-cancel.ts. */
type Example = {
  beginAsGuest(baseUrl: string): Promise<void>;
  buy(
    journey: { from: string; to: string; date: string },
    traveller: { name: string; phone: string },
    pay: (attempt: Attempt) => Promise<void>,
  ): Promise<Ref & { seatNo: string; pnr: string; totalPaisa: number }>;
  prove(
    found: { pnr: string; phone: string },
    readCode: () => Promise<string>,
  ): Promise<{ masked: Ticket; ticket: Ticket; headers: Record<string, string> }>;
  cancel(
    booking: Ref & { pnr: string; seatNos: string[] },
    headers?: Record<string, string>,
  ): Promise<{ refundPaisa: number; ticket: Ticket }>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const node = (file: string, ...args: string[]) => run(process.execPath, [join(root, file), ...args]);

let world: World;
let folder: string;
let example: Example;
const date = addDays(dhakaDate(new Date()), 3);

beforeAll(async () => {
  world = await createWorld({ chores: false });
  await sampleTrip(world.db, 3);
  folder = await mkdtemp(join(tmpdir(), 'poth-client-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await cp(join(root, 'docs/examples/buy-and-cancel.ts'), join(folder, 'buy-and-cancel.ts'));
  const description = await fetch(`${world.publicUrl}/api/openapi.json`);
  await writeFile(join(folder, 'openapi.json'), await description.text());
  const client = join(folder, 'poth.ts');
  await node(
    'node_modules/oazapfts/dist/cli.js',
    '--argumentStyle=object',
    join(folder, 'openapi.json'),
    client,
  );
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await world.stop();
});

const pay = async ({ tranId }: Attempt): Promise<void> => {
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
};
const buy = (phone: string) =>
  example.buy({ from: 'Dhaka', to: 'Naogaon', date }, { name: 'Tasnim Rahman', phone }, pay);

test('the example compiles against the client that is generated from the description', async () => {
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const settings = { compilerOptions, files: ['buy-and-cancel.ts'] };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compiled = node(
    'node_modules/typescript/bin/tsc',
    '--singleThreaded',
    '--pretty',
    'false',
    '-p',
    folder,
  );
  expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({
    stdout: '',
  });
  example = (await import(pathToFileURL(join(folder, 'buy-and-cancel.ts')).href)) as Example;
}, 60_000);

test('with nothing else a client buys a seat, follows its payment, and cancels for what it was quoted', async () => {
  await example.beginAsGuest(world.publicUrl);
  const bought = await buy(newPhone());
  expect(bought).toMatchObject({ pnr: expect.stringMatching(/^\w{10}$/), totalPaisa: 72_000 });
  const { tripId, bookingId, pnr, seatNo } = bought;
  const cancelled = await example.cancel({ tripId, bookingId, pnr, seatNos: [seatNo] });
  expect(cancelled).toMatchObject({ refundPaisa: 66_500, ticket: { state: 'cancelled' } });
});

test('another client opens the booking by PNR and code, reads its ticket, and cancels it by that proof', async () => {
  await example.beginAsGuest(world.publicUrl);
  const phone = newPhone();
  const { tripId, bookingId, pnr, seatNo } = await buy(phone);
  await example.beginAsGuest(world.publicUrl);
  const seats = { tripId, bookingId, pnr, seatNos: [seatNo] };
  await expect(example.cancel(seats)).rejects.toMatchObject({ status: 404 });
  const readCode = async () => {
    const sent = await world.gateway.messages(`+88${phone}`);
    return sent.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []).at(-1) ?? '';
  };
  const { masked, ticket, headers } = await example.prove({ pnr, phone }, readCode);
  expect(masked).toMatchObject({ masked: true, contactName: 'T•••', tickets: [{ code: null }] });
  expect(ticket).toMatchObject({ masked: false, contactName: 'Tasnim Rahman' });
  expect(ticket.tickets[0]?.code).toMatch(/^POTH1\./);
  const file = await fetch(`${world.publicUrl}/api/tickets/${pnr}/pdf?language=bn`, { headers });
  expect([file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  await expect(example.cancel(seats, { 'x-poth-proof': `${bookingId}.forged` })).rejects.toMatchObject({
    status: 404,
  });
  expect(await example.cancel(seats, headers)).toMatchObject({ ticket: { state: 'cancelled' } });
});
