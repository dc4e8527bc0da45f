import { createHash, createHmac } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

export type S3Account = {
  /** Endpoint of the service: https://s3.ap-south-1.amazonaws.com. The bucket is in the path. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

type ToSign = {
  method: 'GET' | 'PUT';
  url: URL;
  /** By small names; host and x-amz-… are added. */
  headers: Record<string, string>;
  content: Uint8Array;
  at: Date;
};

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const keyed = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The headers of a request with its AWS signature, version 4. The address has no query and needs no escapes. */
export const signRequest = (
  { accessKeyId, secretAccessKey, region }: Omit<S3Account, 'endpoint' | 'bucket'>,
  { method, url, headers, content, at }: ToSign,
): Record<string, string> => {
  const moment = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': hash(content),
    'x-amz-date': moment,
  };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const request = [method, url.pathname, '', lines, names.join(';'), hash(content)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const dayKey = keyed(`AWS4${secretAccessKey}`, day);
  const key = keyed(keyed(keyed(dayKey, region), 's3'), 'aws4_request');
  const signature = keyed(key, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${hash(request)}`).toString('hex');
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
};

const patienceMs = 20_000;
/** Keys are made by the portal, never by who uploads; anything else is a bug. */
const goodKey = /^[a-z-]+\/[0-9a-f-]{36}$/;

/** Keeps files at a service that speaks as Amazon S3 does. */
export const s3Bucket = (account: S3Account): ObjectStore => {
  const ask = (method: ToSign['method'], key: string, content: Uint8Array): Promise<Response> => {
    if (!goodKey.test(key)) throw new Error(`no object has the key ${key}`);
    const url = new URL(`${account.endpoint.replace(/\/$/, '')}/${account.bucket}/${key}`);
    const headers = signRequest(account, { method, url, headers: {}, content, at: new Date() });
    const body = method === 'PUT' ? { body: new Uint8Array(content) } : {};
    return fetch(url, { method, headers, ...body, signal: AbortSignal.timeout(patienceMs) });
  };
  const refused = async (answer: Response, key: string): Promise<never> => {
    throw new Error(
      `the object store answers ${answer.status} for ${key}: ${(await answer.text()).slice(0, 300)}`,
    );
  };
  return {
    put: async (key, content) => {
      const answer = await ask('PUT', key, content);
      if (!answer.ok) await refused(answer, key);
      await answer.body?.cancel();
    },
    get: async (key) => {
      const answer = await ask('GET', key, new Uint8Array());
      if (answer.status === 404) return undefined;
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : refused(answer, key);
    },
  };
};
