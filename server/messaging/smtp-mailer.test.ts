import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

let [connections, accepted] = [0, 0];

/** A mail server that takes whatever it is given. */
const server = createServer((socket) => {
  connections += 1;
  let isLetter = false;
  socket.on('error', () => undefined);
  socket.write('220 ready\r\n');
  socket.on('data', (data) => {
    for (const line of data.toString().split('\r\n').slice(0, -1)) {
      if (isLetter && line !== '.') continue;
      if (isLetter) accepted += 1;
      isLetter = line === 'DATA';
      socket.write(isLetter ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('mails go one after the other over a connection that stays open until the mailer stops', async () => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const mailer = smtpMailer(`smtp://127.0.0.1:${address.port}`, 'poth@poth.example', 'http://localhost');
  for (const ref of ['one', 'two', 'three'])
    await mailer.send({ to: 'tasnim@example.com', subject: 'Ticket', text: 'Here it is.', ref });
  expect({ connections, accepted }).toEqual({ connections: 1, accepted: 3 });
  mailer.stop();
});
