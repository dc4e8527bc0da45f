import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import { generateCode } from '../messaging/code-hash.ts';
import { chargeCodeTry } from '../rate-limit/count-try.ts';
import { announceMail } from './account-mail.ts';
import { readMailableByPhone } from './account-store.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { storePhoneCode } from './one-time-code.ts';

/**
 * Mails the code that signs a number in to the confirmed address of the number's account. A number without such an
 * account gets the same answer in the same time. Returns the id that the code must come back with. Problems:
 * too-many-tries.
 */
export const mailSignInCode = (
  deps: Deps,
  actor: Visitor,
  { phone, language }: { phone: string; language: Language },
): Promise<{ codeId: string }> =>
  withMinimumDuration(async () => {
    const { buyerId: device, address } = actor;
    await chargeCodeTry(deps.db, 'code-mailed', { device, phone, address });
    const owner = await readMailableByPhone(deps.db, phone);
    const codeId = randomUUID();
    const code = generateCode();
    const kept = { codeId, phone, purpose: 'sign-in-by-mail', device, userId: owner?.id ?? null } as const;
    await storePhoneCode(deps, kept, code);
    if (owner) await announceMail(deps.db, { ...owner, language }, { kind: 'sign-in-code', code });
    return { codeId };
  });
