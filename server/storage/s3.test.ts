import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Bucket } from './s3.ts';

const account = {
  bucket: 'poth',
  accessKeyId: 'POTHKEY',
  secretAccessKey: 'a secret/+of this test',
  region: 'ap-south-1',
};
const objects = new Map<string, Buffer>();
const sha = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Checks a request as the service does, by computing from it what the signature must be. */
const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, id, day = '', region = '', names = '', signature] = parts;
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (id !== account.accessKeyId || needed.some((name) => !names.split(';').includes(name))) return false;
  if (request.headers['x-amz-content-sha256'] !== sha(body)) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  let canonical = `${request.method}\n${path}\n${query.split('&').sort().join('&')}\n`;
  for (const name of names.split(';')) canonical += `${name}:${String(request.headers[name]).trim()}\n`;
  canonical += `\n${names}\n${sha(body)}`;
  const date = String(request.headers['x-amz-date']);
  if (
    !date.startsWith(day) ||
    Math.abs(Date.now() - Date.parse(date.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))) > 900_000
  )
    return false;
  let key: Buffer = Buffer.from(`AWS4${account.secretAccessKey}`);
  for (const step of [day, region, 's3', 'aws4_request'])
    key = createHmac('sha256', key).update(step).digest();
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha(canonical)].join('\n');
  return createHmac('sha256', key).update(text).digest('hex') === signature;
};

/** Lists one key a page, with a token that has to come back unchanged. */
const pageOfKeys = (address: string): string => {
  const after = new URL(address, 'http://s3').searchParams.get('continuation-token')?.slice('a&b='.length);
  const keys = [...objects.keys()].map((name) => name.slice('/poth/'.length));
  const at = after ? keys.indexOf(after) + 1 : 0;
  const next =
    at + 1 < keys.length ? `<NextContinuationToken>a&amp;b=${keys[at]}</NextContinuationToken>` : '';
  return `<ListBucketResult>${next}<Contents><Key>${keys[at] ?? ''}</Key></Contents></ListBucketResult>`;
};

const service = createServer(async (request, answer) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const name = request.url ?? '';
  const status = (code: number) =>
    answer.writeHead(code).end(code === 403 ? '<Code>SignatureDoesNotMatch</Code>' : '');
  if (!isSigned(request, body)) return status(403);
  if (name.startsWith('/poth?')) return answer.writeHead(200).end(pageOfKeys(name));
  if (request.method === 'PUT') objects.set(name, body);
  const kept = objects.get(name);
  return kept ? answer.writeHead(200).end(kept) : status(404);
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

test('what is put there comes back, and nothing for what never was', async () => {
  const store = s3Bucket({ ...account, endpoint: `${endpoint}/` });
  const key = `coach-images/${randomUUID()}`;
  const content = new Uint8Array([0, 255, 1, 2, 3]);
  expect(await store.get(key)).toBeUndefined();
  await store.put(key, content);
  expect(await store.get(key)).toEqual(content);
  expect([...objects.keys()]).toContain(`/poth/${key}`);
});

test('a wrong secret is said, not taken for an absent object', async () => {
  const store = s3Bucket({ ...account, endpoint, secretAccessKey: 'another' });
  const key = `documents/${randomUUID()}`;
  await expect(store.get(key)).rejects.toThrow('403');
  await expect(store.put(key, new Uint8Array([1]))).rejects.toThrow('SignatureDoesNotMatch');
});

test('lists every object, page by page, and nothing that others keep there', async () => {
  const store = s3Bucket({ ...account, endpoint });
  objects.clear();
  const keys = Array.from({ length: 3 }, () => `documents/${randomUUID()}`);
  for (const key of keys) await store.put(key, new Uint8Array([1]));
  objects.set('/poth/somebody/elses.txt', Buffer.from('1'));
  const listed: string[] = [];
  for await (const key of store.list()) listed.push(key);
  expect(listed.sort()).toEqual(keys.sort());
});

test('only keys of our own making are asked for', async () => {
  const store = s3Bucket({ ...account, endpoint });
  await expect((async () => store.get('../other-bucket/secret'))()).rejects.toThrow('no object');
});
