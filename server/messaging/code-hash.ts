import { randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { latinDigits } from '@poth/domain/language.ts';
import { codeLimits } from '@poth/domain/rate-limit/tries.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A fresh one-time code, six digits. */
export const generateCode = (): string =>
  String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');

/** Hashes a code for storage. Codes have only twenty bits, so the hash is slow, and salted with the code's id. */
export const hashCode = async (code: string, codeId: string): Promise<string> =>
  (await derive(code, codeId, 32)).toString('base64url');

/** Compares a typed code, in digits of either language, with the stored hash. */
export const isCode = async (typed: string, kept: { codeId: string; codeHash: string }): Promise<boolean> => {
  const hash = await hashCode(latinDigits(typed).replace(/\D/g, ''), kept.codeId);
  return timingSafeEqual(Buffer.from(hash), Buffer.from(kept.codeHash));
};
