import { randomUUID } from 'node:crypto';
import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { returnedWhenEntered } from '@poth/domain/rate-limit/tries.ts';
import type { Deps } from '../deps.ts';
import { generateCode, hashCode, isCode } from '../messaging/code-hash.ts';
import { chargeCodeTry, returnTry } from '../rate-limit/count-try.ts';
import { sendCodeSms } from '../messaging/send-code-sms.ts';
import { accountCodeSms } from './account-code-sms.ts';
import { isCodeId } from './code-id.ts';
import { type KeptCode, putPhoneCode, takePhoneCodeTry, usePhoneCode } from './code-store.ts';
import { isDeviceOfNumber } from './known-device-store.ts';

type Purpose = 'sign-in' | 'change-phone' | 'hold-seats' | 'guest-data' | 'waitlist';
type Asked = { purpose: Purpose; phone: string; device: string; address?: string | null | undefined };

/** Stores the hash of a one-time code, with its expiry. */
export const storePhoneCode = async (
  { db }: Pick<Deps, 'db'>,
  kept: KeptCode,
  code: string,
): Promise<void> => {
  await putPhoneCode(db, kept, await hashCode(code, kept.codeId));
};

/**
 * Sends a one-time code to a number. Returns the id that the code must come back with. A device that the number's
 * account knows has tries of its own, which strangers cannot use up. Problems: too-many-tries, number-has-its-codes,
 * sms-not-sent.
 */
export const sendPhoneCode = async (
  deps: Deps,
  { purpose, phone, device, address, language }: Asked & { language: Language },
): Promise<{ codeId: string }> => {
  const subjects = { device, phone, address };
  const kind = (await isDeviceOfNumber(deps.db, phone, device)) ? 'code-sent-known' : 'code-sent';
  await chargeCodeTry(deps.db, kind, subjects);
  const codeId = randomUUID();
  const code = generateCode();
  await storePhoneCode(deps, { codeId, phone, purpose, device, userId: null }, code);
  const text = accountCodeSms(code, purpose, language);
  await sendCodeSms(deps, { codeId, to: phone, text }, kind, subjects);
  return { codeId };
};

/** Stored purposes of a code that satisfy each requested purpose. */
const purposes = {
  'sign-in': ['sign-in', 'sign-in-by-mail'],
  'change-phone': ['change-phone'],
  'hold-seats': ['hold-seats'],
  'guest-data': ['guest-data'],
  waitlist: ['waitlist'],
} as const;

/**
 * Takes a one-time code, once, on the device and for the purpose that it was requested for. Each try is used up before
 * the code is compared. Returns the account whose mailbox the code went to; null if it went to the number. Problems:
 * code-wrong (with the tries left), code-expired.
 *
 * An entered code is returned to the budgets of codes that nobody enters, at the address at which it was entered.
 */
export const takePhoneCode = async (
  { db }: Pick<Deps, 'db'>,
  { purpose, phone, device, address }: Asked,
  { codeId, code }: { codeId: string; code: string },
): Promise<{ userId: string | null }> => {
  if (!isCodeId(codeId)) throw new Problem('code-expired');
  const mine = { codeId, phone, device };
  const tried = await takePhoneCodeTry(db, mine, purposes[purpose]);
  if (!tried) throw new Problem('code-expired');
  if (!(await isCode(code, { codeId, codeHash: tried.codeHash })))
    throw new Problem('code-wrong', { triesLeft: tried.triesLeft });
  const used = await usePhoneCode(db, mine);
  if (!used) throw new Problem('code-expired');
  const sentAs = used.isDeviceKnown ? 'code-sent-known' : 'code-sent';
  await returnTry(db, tried.userId ? 'code-mailed' : sentAs, { address }, returnedWhenEntered);
  return { userId: tried.userId };
};
