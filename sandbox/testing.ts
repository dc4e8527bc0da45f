import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { defaults, startSandbox } from './start.ts';
import type { SandboxOptions } from './start.ts';

export type Fields = Record<string, string>;

/** A sandbox on free ports, stopped when the test ends, with the calls a portal and a test make to it. */
export async function aSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, bkashPort: 0, nagadPort: 0, ...options });
  onTestFinished(sandbox.stop);
  const store = { store_id: defaults.storeId, store_passwd: defaults.storePassword };
  const json = async (path: string, init?: RequestInit) => (await fetch(sandbox.url + path, init)).json();
  const order = '/validator/api/merchantTransIDvalidationAPI.php';
  return {
    ...sandbox,
    json,
    create: (fields: Fields) =>
      json('/gwprocess/v4/api.php', { method: 'POST', body: new URLSearchParams(fields) }),
    control: (path: string, body: object, method = 'POST') =>
      json(`/__sandbox/${path}`, { method, body: JSON.stringify(body) }),
    validate: (val_id: string) =>
      json(`/validator/api/validationserverAPI.php?${new URLSearchParams({ ...store, val_id })}`),
    ask: (query: Fields) => json(`${order}?${new URLSearchParams({ ...store, ...query })}`),
    send: (path: string, init?: RequestInit) => fetch(sandbox.url + path, { redirect: 'manual', ...init }),
    ledger: () => json('/__sandbox/ledger'),
  };
}

/** Listens in place of a portal, and keeps every form that is posted to it, in order. */
async function aPortal() {
  const posts: { path: string; fields: Fields }[] = [];
  const server = createServer(async (request, response) => {
    posts.push({
      path: request.url ?? '',
      fields: Object.fromEntries(new URLSearchParams(await text(request))),
    });
    response.writeHead(request.url === '/ipn' ? 200 : 303, { location: '/seen' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, posts, ipns: () => posts.filter((post) => post.path === '/ipn') };
}

export type Portal = Awaited<ReturnType<typeof aPortal>>;

let made = 0;

/** A valid session request; without a portal nobody gets a notice. */
export function sessionRequest(portalUrl?: string, other: Fields = {}): Fields {
  made += 1;
  const base = portalUrl ?? 'http://127.0.0.1:9';
  return {
    store_id: defaults.storeId,
    store_passwd: defaults.storePassword,
    total_amount: '1250.00',
    currency: 'BDT',
    tran_id: `T${String(made).padStart(26, '0')}`,
    success_url: `${base}/success`,
    fail_url: `${base}/fail`,
    cancel_url: `${base}/cancel`,
    ...(portalUrl ? { ipn_url: `${portalUrl}/ipn` } : {}),
    product_category: 'bus ticket',
    product_name: 'Dhaka to Sylhet, seats A1 A2',
    product_profile: 'non-physical-goods',
    cus_name: 'Rahima Khatun',
    cus_email: 'rahima@example.com',
    cus_add1: 'Dhaka',
    cus_city: 'Dhaka',
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    cus_phone: '01711111111',
    shipping_method: 'NO',
    num_of_item: '2',
    ...other,
  };
}

/** A session that a portal opened, waiting for its customer. */
export async function aSession(other: Record<string, string> = {}) {
  const portal = await aPortal();
  const sandbox = await aSandbox();
  const request = sessionRequest(portal.url, other);
  const { sessionkey } = await sandbox.create(request);
  return { portal, sandbox, tran_id: request.tran_id ?? '', sessionkey: String(sessionkey) };
}

/** Opens a session like `aSession`, at a sandbox that was told to misbehave before. */
export async function toldTo(patch: object) {
  const portal = await aPortal();
  const sandbox = await aSandbox();
  const request = sessionRequest(portal.url);
  await sandbox.control('scenario', patch);
  await sandbox.create(request);
  const tran_id = request.tran_id ?? '';
  return {
    portal,
    sandbox,
    tran_id,
    pay: (input: object = {}) => sandbox.control('pay', { tran_id, ...input }),
  };
}
