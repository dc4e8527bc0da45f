import { localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import { messageRef } from '../messaging/message-ref.ts';
import type { Topics } from '../messaging/topics.ts';
import { writeAccountMail } from './account-mails.ts';

/** Delivers a mail about an account or a company. */
export const sendAccountMail =
  (deps: Deps) =>
  async ({
    outboxId,
    to,
    name,
    language,
    mail,
  }: { outboxId: string } & Topics['account-mail']): Promise<void> => {
    const address = (path: string) => `${deps.publicUrl}${localPathOf(language, path)}`;
    const content = writeAccountMail(mail, { name, language, address });
    const ref = messageRef(outboxId);
    await deps.mailer.send({ to, content, ref });
  };
