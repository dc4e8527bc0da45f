import { localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
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
    const ref = outboxId.replaceAll('-', '').slice(0, 20);
    await deps.mailer.send({ to, content, ref });
  };
