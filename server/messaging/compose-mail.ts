import MailComposer from 'nodemailer/lib/mail-composer';
import type { Language } from '@poth/domain/language.ts';
import type { Mail, MailSender } from './ports.ts';
import { writeMail } from './write-mail.ts';

/**
 * Headers that keep auto-responders from answering (RFC 3834; the second is Exchange's). Mails with a person's own
 * words go without them: a help desk would put those aside.
 */
const headersOf = ({ replyTo }: Mail): Record<string, string> =>
  replyTo ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Encodings by language: a Bengali letter takes nine octets in quoted-printable and four in base64; Latin text stays
 * readable.
 */
const textEncodings = { en: 'quoted-printable', bn: 'base64' } as const satisfies Record<Language, string>;

/** Composes a mail with its attachments into the message that a mail server is handed (RFC 5322). */
export const composeMail = ({ from, ownUrl }: MailSender, mail: Mail): Promise<Uint8Array> => {
  const { to, replyTo, content, attachments = [], ref } = mail;
  return new MailComposer({
    from,
    to,
    ...(replyTo && { replyTo }),
    ...writeMail(content, ownUrl),
    headers: headersOf(mail),
    messageId: `<${ref}@poth>`,
    textEncoding: textEncodings[content.language],
    attachments: attachments.map(({ content: bytes, ...rest }) => ({
      ...rest,
      ...(rest.cid && { contentDisposition: 'inline' }),
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
