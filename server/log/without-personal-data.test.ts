import { expect, test } from 'vitest';
import { keyRing } from '../key-ring.ts';
import { createLinkSigner } from '../ticket/signed-link.ts';
import { withoutPersonalData } from './without-personal-data.ts';

const bookingId = '6f1f6c9a-6a40-4a6e-8a6e-2f1b6f0c9a11';
const keys = keyRing([{ key: 'a secret of this test', signsFrom: new Date(0) }]);
const signed = createLinkSigner(keys).sign('buyer', bookingId);

test.each([
  'rahim.uddin+poth@example.com',
  'rahim%40example.com.bd',
  '01711234567',
  '+8801711234567',
  '01711-234567',
  '০১৭১১২৩৪৫৬৭',
  'K7XQ4M2P9A',
  'K7XQ4 M2P9A',
  signed,
  'V1StGXR8_Z5jdHi6B-myT9kQ2mNc4LrE',
])('%s is taken out of a sentence, an address and a list of fields', (secret) => {
  for (const text of [
    `550 <${secret}>: no such mailbox`,
    `fetch of http://localhost:1/ticket/${secret}/pdf failed`,
    `fetch of http://localhost:1/look?value=${secret} failed`,
    `{"value":"${secret}"} is no JSON`,
  ])
    expect(withoutPersonalData(text)).not.toContain(secret);
});

test.each([
  `payment ${bookingId}: ipn without a good signature`,
  'portal ready http://localhost:3000',
  'database: 21 migrations applied',
  '20270325 trips of 2027-03-25 on sale',
  'redis: away (connect ECONNREFUSED 127.0.0.1:6379): changed seats are heard by polling alone',
  'TypeError: x is not a function\n    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
  '    at handle (file:///srv/poth/server/payment/gateways/sslcommerz/sslcommerz.ts:31:7)',
  '    at render (file:///srv/poth/node_modules/@hono/node-server/dist/index.mjs:300:12)',
])('%s stays as it is', (line) => {
  expect(withoutPersonalData(line)).toBe(line);
});
