import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newPhone } from '../server/testing/buyer.ts';
import { startProgram } from './program.ts';

// npm run prove:timing: sends requests about existing and missing things, alternating, and prints how long each took.
const accounts = 60;
const rounds = 4;
const password = 'the ferry at Paturia';
const say = (line: string) => console.error(`timing: ${line}`);

type Side = 'known' | 'unknown';
type Ask = (side: Side, turn: number) => Promise<Response>;

say('starting the program');
const program = await startProgram();
const database = new pg.Client(program.databaseUrl);
await database.connect();

/** Each request comes from a new browser and address: limits are not the subject here. */
const post = (path: string, body: BodyInit, type: string): Promise<Response> =>
  fetch(`${program.portalUrl}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'content-type': type,
      'x-poth-client': 'timing',
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`,
    },
  });
const call = (path: string, body: object) => post(path, JSON.stringify(body), 'application/json');
const form = (path: string, fields: Record<string, string>) =>
  post(path, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Known and unknown alternate, so that other load of the machine affects both. */
const measure = async (name: string, trials: number, ask: Ask): Promise<string> => {
  const took: Record<Side, number[]> = { known: [], unknown: [] };
  const answers: Record<Side, Set<string>> = { known: new Set(), unknown: new Set() };
  for (let turn = 0; turn < trials; turn++)
    for (const side of turn % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const startedAt = performance.now();
      const answer = await ask(side, turn);
      await answer.text();
      took[side].push(performance.now() - startedAt);
      answers[side].add(String(answer.status));
    }
  const [known, unknown] = [middle(took.known), middle(took.unknown)];
  const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
  const said = `${[...answers.known].join('/')} · ${[...answers.unknown].join('/')}`;
  return `| ${name.padEnd(30)} | ${ms(known)} | ${ms(unknown)} | ${ms(known - unknown)} | ${trials} each | ${said} |`;
};

try {
  say('making accounts');
  const emails: string[] = [];
  for (let made = 0; made < accounts; made++) {
    const email = `${randomUUID()}@example.com`;
    const { status } = await call('/auth/sign-up', { name: 'Karim Mia', email, password });
    if (status !== 200) throw new Error(`sign-up answered ${status}`);
    await database.query('update auth_user set phone = $1, email_verified = true where email = $2', [
      `+88${newPhone()}`,
      email,
    ]);
    emails.push(email);
  }
  const phones = (
    await database.query<{ phone: string }>('select phone from auth_user where phone is not null')
  ).rows;
  const { rows: tickets } = await database.query<{ pnr: string }>(
    `select pnr from booking where state = 'confirmed' and pnr is not null limit 500`,
  );
  const emailFor: (side: Side, turn: number) => string = (side, turn) =>
    side === 'known' ? (emails[turn % accounts] ?? '') : `${randomUUID()}@example.com`;

  const lines = [
    await measure('sign-in, wrong password', accounts * rounds, (side, turn) =>
      call('/auth/sign-in', { email: emailFor(side, turn), password: `wrong ${turn} and long` }),
    ),
    // A mailbox gets at most three mails an hour.
    await measure('sign-up', accounts, (side, turn) =>
      call('/auth/sign-up', { name: 'Karim Mia', email: emailFor(side, turn), password }),
    ),
    await measure('password reset', accounts * 2, (side, turn) =>
      form('/forgot-password', { email: emailFor(side, turn) }),
    ),
    await measure('sign-in code to a number', accounts, (side, turn) =>
      call('/auth/codes', { phone: side === 'known' ? (phones[turn]?.phone ?? '') : newPhone() }),
    ),
    await measure('ticket look-up, wrong number', 200, (side, turn) =>
      form('/ticket', {
        intent: 'look-up',
        pnr: side === 'known' ? (tickets[turn % tickets.length]?.pnr ?? '') : 'ZZZZZ2222Z',
        phone: newPhone(),
      }),
    ),
  ];
  console.log(
    `\n| asked | known, p50 | unknown, p50 | difference | trials | answers |\n|---|---|---|---|---|---|`,
  );
  for (const line of lines) console.log(line);
} finally {
  await database.end();
  await program.stop();
}
