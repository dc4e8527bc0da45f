import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Sandbox } from '../sandbox.ts';
import { keepMessage } from './inbox.ts';

const mostBytes = 10 * 1024 * 1024;

/** Listens on 127.0.0.1 without sign-in or encryption and keeps every mail. Resolves with the port it got. */
export async function catchMail(
  sandbox: Sandbox,
  port: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostBytes,
    closeTimeout: 200,
    banner: 'Poth sandbox',
    onData: (stream, session, done) => {
      buffer(stream)
        .then((raw) =>
          take(
            sandbox,
            raw,
            session.envelope.rcptTo.map((one) => one.address),
            stream.sizeExceeded,
          ),
        )
        .then(
          () => done(),
          (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault))),
        );
    },
  });
  server.on('error', (fault) => console.error('sandbox: mail catcher', fault.message));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail catcher has no port.');
  return { port: address.port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

async function take(sandbox: Sandbox, raw: Uint8Array, to: string[], tooLong: boolean) {
  const { mail } = sandbox.scenarios.of();
  if (mail === '4xx') throw refusal(451, 'Requested action aborted: try again later');
  if (mail === '5xx') throw refusal(550, 'Requested action not taken: mailbox unavailable');
  if (tooLong) throw refusal(552, 'Message exceeds the size limit');

  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const files = parsed.attachments.map((one) => bytesOf(one.content));
  await keepMessage(
    sandbox,
    {
      kind: 'mail',
      from: parsed.from?.address ?? '',
      to,
      ...(parsed.replyTo?.[0]?.address && { replyTo: parsed.replyTo[0].address }),
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      ...(parsed.html === undefined ? {} : { html: parsed.html }),
      attachments: parsed.attachments.map((one, index) => ({
        name: one.filename ?? `attachment-${index + 1}`,
        type: one.mimeType,
        size: files[index]?.length ?? 0,
        ...(one.contentId && { cid: one.contentId.replace(/^<|>$/g, '') }),
      })),
    },
    files,
  );
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
