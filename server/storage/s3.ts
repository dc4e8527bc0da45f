import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './object-store.ts';

export type S3Account = {
  /** Endpoint of the service: https://s3.ap-south-1.amazonaws.com. The bucket is in the path. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

const patienceMs = 20_000;
/** Keys are made by the portal, never by an uploader; anything else is a bug. */
const goodKey = /^[a-z-]+\/[0-9a-f-]{36}$/;

/**
 * Keeps files at a service with the API of Amazon S3. The signature covers the content too, so a service notices what
 * was changed on the way; s3mini, made for such services, leaves it out (UNSIGNED-PAYLOAD).
 */
export const s3Bucket = ({ endpoint, bucket, ...account }: S3Account): ObjectStore => {
  const client = new AwsClient({ ...account, service: 's3', retries: 0 });
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const ask = (method: 'GET' | 'PUT', path: string, content: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const headers = { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') };
    const signal = AbortSignal.timeout(patienceMs);
    const body = method === 'PUT' ? { body: content } : {};
    return client.fetch(`${bucketUrl}${path}`, { method, headers, signal, ...body });
  };
  const pathOf = (key: string): string => {
    if (!goodKey.test(key)) throw new Error(`no object has the key ${key}`);
    return `/${key}`;
  };
  const refused = async (answer: Response, key: string): Promise<never> => {
    throw new Error(
      `the object store answers ${answer.status} for ${key}: ${(await answer.text()).slice(0, 300)}`,
    );
  };
  /** Asks for the keys in pages, as ListObjectsV2 does. */
  async function* list(): AsyncGenerator<string> {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const after: string = token && `&continuation-token=${encodeURIComponent(token)}`;
      const answer = await ask('GET', `?list-type=2${after}`, new Uint8Array());
      if (!answer.ok) await refused(answer, 'the list of objects');
      const page = await answer.text();
      for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (goodKey.test(key)) yield key;
      token = /<NextContinuationToken>([^<]*)</.exec(page)?.[1]?.replaceAll('&amp;', '&');
    }
  }
  return {
    list,
    put: async (key, content) => {
      const answer = await ask('PUT', pathOf(key), new Uint8Array(content));
      if (!answer.ok) await refused(answer, key);
      await answer.body?.cancel();
    },
    get: async (key) => {
      const answer = await ask('GET', pathOf(key), new Uint8Array());
      if (answer.status === 404) return undefined;
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : refused(answer, key);
    },
  };
};
