import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { aSandbox } from '../testing.ts';

const mail = [
  'From: Poth <tickets@poth.example>',
  'To: rahima@example.com',
  'Subject: =?UTF-8?B?4Kaf4Ka/4KaV4Ka/4Kaf?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Your ticket: http://localhost:3000/t/1.',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="alert(1)">Your ticket</p>',
  '--b',
  'Content-Type: application/pdf; name=ticket.pdf',
  'Content-Disposition: attachment; filename=ticket.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.7 bytes').toString('base64'),
  '--b--',
  '.',
].join('\r\n');

/** Speaks SMTP line by line; returns the server's answer to the mail itself. */
async function deliver(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async () => {
    for (;;) {
      const { value = '', done } = await lines.next();
      if (done || /^\d{3} /.test(value)) return String(value);
    }
  };
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return answer();
  };
  await answer();
  await say('EHLO test');
  await say('MAIL FROM:<tickets@poth.example>');
  await say('RCPT TO:<rahima@example.com>');
  await say('DATA');
  const last = await say(mail);
  socket.end('QUIT\r\n');
  return last;
}

test('a mail is caught with its text, its page and its ticket', async () => {
  const sandbox = await aSandbox();
  expect(await deliver(sandbox.smtpPort)).toMatch(/^250 /);
  const [caught] = await sandbox.json('/__sandbox/messages?to=Rahima@Example.com');
  expect(caught).toMatchObject({
    kind: 'mail',
    from: 'tickets@poth.example',
    to: 'rahima@example.com',
    subject: 'টিকিট',
    text: expect.stringMatching(/Your ticket: http/),
    html: expect.stringMatching(/<p /),
    attachments: [{ name: 'ticket.pdf', type: 'application/pdf', size: 14 }],
  });
  const file = await sandbox.send(caught.attachments[0].href);
  expect(await file.text()).toBe('%PDF-1.7 bytes');
  expect(file.headers.get('content-disposition')).toContain('ticket.pdf');

  const page = await (await sandbox.send('/messages')).text();
  expect(page).toContain('<a href="http://localhost:3000/t/1"');
  expect(page).not.toContain('<p onclick');
  await sandbox.send('/__sandbox/messages', { method: 'DELETE' });
  expect((await sandbox.send(caught.attachments[0].href)).status).toBe(404);
});

test.each([
  ['4xx', /^451 /],
  ['5xx', /^550 /],
])('told %s it refuses', async (kind, said) => {
  const sandbox = await aSandbox();
  await sandbox.control('scenario', { mail: kind });
  expect(await deliver(sandbox.smtpPort)).toMatch(said);
  expect(await sandbox.json('/__sandbox/messages')).toEqual([]);
});
