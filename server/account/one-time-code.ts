import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { codeLimits } from '@poth/domain/notification/tries.ts';
import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { drawCode, hashCode, isCode } from '../notification/code-hash.ts';
import { takeTry } from '../notification/count-try.ts';
import { sendCodeSms } from '../notification/send-code-sms.ts';
import { accountCodeSms } from './account-code-sms.ts';

type Purpose = 'sign-in' | 'change-phone';
type Asked = { purpose: Purpose; phone: string; device: string };

/**
 * Sends a one-time code to a number. Answers the id that the code must come back with.
 * Problems: too-many-tries, sms-not-sent.
 */
export const sendPhoneCode = async (
  deps: Deps,
  { purpose, phone, device, address, language }: Asked & { address: string; language: Language },
): Promise<{ codeId: string }> => {
  const subjects = { device, phone, address };
  await takeTry(deps.db, 'code-sent', subjects);
  const codeId = randomUUID();
  const code = drawCode();
  await deps.db
    .insertInto('phoneCode')
    .values({
      codeId,
      phone,
      purpose,
      device,
      codeHash: await hashCode(code, codeId),
      triesLeft: codeLimits.tries,
      expiresAt: sql<Date>`now() + make_interval(mins => ${codeLimits.minutes})`,
      usedAt: null,
    })
    .execute();
  const text = accountCodeSms(code, purpose, language);
  await sendCodeSms(deps, { codeId, to: phone, text }, 'code-sent', subjects);
  return { codeId };
};

/**
 * Takes a one-time code, once, on the device that asked for it and for what it was asked. Each try is used up before
 * the code is compared. Problems: code-wrong (with the tries left), code-expired.
 */
export const takePhoneCode = async (
  { db }: Pick<Deps, 'db'>,
  { purpose, phone, device }: Asked,
  { codeId, code }: { codeId: string; code: string },
): Promise<void> => {
  if (!/^[0-9a-f-]{36}$/.test(codeId)) throw new Problem('code-expired');
  const mine = { codeId, purpose, phone, device };
  const tried = await db
    .updateTable('phoneCode')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where((eb) => eb.and(mine))
    .where('triesLeft', '>', 0)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['codeHash', 'triesLeft'])
    .executeTakeFirst();
  if (!tried) throw new Problem('code-expired');
  if (!(await isCode(code, { codeId, codeHash: tried.codeHash })))
    throw new Problem('code-wrong', { triesLeft: tried.triesLeft });
  const { numUpdatedRows } = await db
    .updateTable('phoneCode')
    .set({ usedAt: sql<Date>`now()` })
    .where((eb) => eb.and(mine))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Problem('code-expired');
};
