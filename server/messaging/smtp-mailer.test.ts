import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

let [connections, accepted] = [0, 0];
let lines: string[] = [];

/** A mail server that takes whatever it is given. */
const server = createServer((socket) => {
  connections += 1;
  let isLetter = false;
  socket.on('error', () => undefined);
  socket.write('220 ready\r\n');
  socket.on('data', (data) => {
    for (const line of data.toString().split('\r\n').slice(0, -1)) {
      if (isLetter && line !== '.') {
        lines.push(line);
        continue;
      }
      if (isLetter) accepted += 1;
      isLetter = line === 'DATA';
      socket.write(isLetter ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const openMailer = () => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return smtpMailer(`smtp://127.0.0.1:${address.port}`, 'poth@poth.example', 'http://localhost');
};

test('mails go one after the other over a connection that stays open until the mailer stops', async () => {
  const mailer = openMailer();
  for (const ref of ['one', 'two', 'three'])
    await mailer.send({
      to: 'tasnim@example.com',
      content: { language: 'en', subject: 'Ticket', title: 'Here it is.' },
      ref,
    });
  expect({ connections, accepted }).toEqual({ connections: 1, accepted: 3 });
  mailer.stop();
});

test('a subject of two lines is one header; programs that answer mails leave ours alone, but not a person’s query', async () => {
  const mailer = openMailer();
  const content = { language: 'en', subject: 'A bag\r\nBcc: all@example.com', title: 'A bag' } as const;
  lines = [];
  await mailer.send({ to: 'tasnim@example.com', content, ref: 'own' });
  const headers = lines.slice(0, lines.indexOf(''));
  expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(headers).toContain('Auto-Submitted: auto-generated');
  lines = [];
  await mailer.send({ to: 'help@poth.example', replyTo: 'rahim@example.com', content, ref: 'query' });
  expect(lines.filter((line) => /^auto-submitted:/i.test(line))).toEqual([]);
  expect(lines).toContain('Reply-To: rahim@example.com');
  mailer.stop();
});

test('a picture that the mail shows lies within it, a file beside it', async () => {
  const mailer = openMailer();
  const bytes = new Uint8Array([1, 2, 3]);
  lines = [];
  await mailer.send({
    to: 'tasnim@example.com',
    content: {
      language: 'bn',
      subject: 'টিকিট',
      title: 'টিকিট',
      pictures: [{ cid: 'code', caption: 'B3', alt: 'B3' }],
    },
    attachments: [
      { filename: 'poth.pdf', content: bytes, contentType: 'application/pdf' },
      { filename: 'B3.png', content: bytes, contentType: 'image/png', cid: 'code' },
    ],
    ref: 'ticket',
  });
  expect(lines).toContain('Content-ID: <code>');
  expect(lines).toContain('Content-Disposition: inline; filename=B3.png');
  expect(lines).toContain('Content-Disposition: attachment; filename=poth.pdf');
  mailer.stop();
});
