import { randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { latinDigits } from '@poth/domain/language.ts';
import { codeLimits } from '@poth/domain/rate-limit/tries.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A fresh one-time code, six digits. */
export const drawCode = (): string =>
  String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');

/** A code has twenty bits only: it is kept as a slow hash, salted with the id under which it was asked for. */
export const hashCode = async (code: string, codeId: string): Promise<string> =>
  (await derive(code, codeId, 32)).toString('base64url');

/** Whether what a person typed, in digits of either language, is the code that was kept. */
export const isCode = async (typed: string, kept: { codeId: string; codeHash: string }): Promise<boolean> => {
  const hash = await hashCode(latinDigits(typed).replace(/\D/g, ''), kept.codeId);
  return timingSafeEqual(Buffer.from(hash), Buffer.from(kept.codeHash));
};
