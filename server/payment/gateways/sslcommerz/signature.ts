import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (algorithm: 'md5' | 'sha256', text: string): string =>
  createHash(algorithm).update(text, 'utf8').digest('hex');

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Builds the text that the gateway hashes: the fields it lists plus the hashed store password, by name, unencoded. */
const canonical = (
  fields: ReadonlyMap<string, string>,
  keys: string[],
  passwordHash: string,
  absent: 'skip' | 'empty',
) =>
  [...keys.filter((key) => absent === 'empty' || fields.has(key)), 'store_passwd']
    .sort()
    .map((key) => `${key}=${key === 'store_passwd' ? passwordHash : (fields.get(key) ?? '')}`)
    .join('&');

/**
 * Tells whether SSLCommerz signed a posted form. A good signature is only permission to ask the gateway: the customer
 * carried the form and can post it again anywhere.
 * Source: SSLCommerz v4 IPN notes and SDKs; md5 in verify_sign, SHA-256 in verify_sign_sha2. Fields that are listed but
 * absent are skipped by older SDKs and empty in the newest, so either counts.
 */
export const isSigned = (fields: ReadonlyMap<string, string>, storePassword: string): boolean => {
  const keys = [
    ...new Set(
      (fields.get('verify_key') ?? '')
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    ),
  ];
  if (!['tran_id', 'amount', 'status'].every((key) => keys.includes(key))) return false;
  const sha = fields.get('verify_sign_sha2');
  const [algorithm, signature] = sha
    ? (['sha256', sha] as const)
    : (['md5', fields.get('verify_sign') ?? ''] as const);
  const passwordHash = hash(algorithm, storePassword);
  return (['skip', 'empty'] as const).some((absent) =>
    same(hash(algorithm, canonical(fields, keys, passwordHash, absent)), signature.toLowerCase()),
  );
};
