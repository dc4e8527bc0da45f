import { createHash } from 'node:crypto';

const hash = (algorithm: 'md5' | 'sha256', text: string) =>
  createHash(algorithm).update(text, 'utf8').digest('hex');

/**
 * Signs what the gateway posts: every field named in verify_key and the hashed store password, sorted by name, joined
 * as in a query string but unencoded. The password is hashed by the signature's own method: md5 in md5, sha256 in
 * sha256. Source: SSLCommerz's SDK sample; its published values are the test vector in signature.test.ts.
 */
export function sign(fields: Record<string, string>, storePassword: string): Record<string, string> {
  const names = Object.keys(fields).sort();
  const sealed = (algorithm: 'md5' | 'sha256') => {
    const all: Record<string, string> = { ...fields, store_passwd: hash(algorithm, storePassword) };
    const text = Object.keys(all)
      .sort()
      .map((name) => `${name}=${all[name]}`);
    return hash(algorithm, text.join('&'));
  };
  return {
    ...fields,
    verify_sign: sealed('md5'),
    verify_key: names.join(','),
    verify_sign_sha2: sealed('sha256'),
  };
}
