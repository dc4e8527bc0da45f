import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refusal } from '../server/start/refusal.ts';

const leastCharacters = 12;

const askHidden = async (question: string): Promise<string> => {
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
};

/** Reads the passphrase of backups from the environment, or asks for it at the terminal without echo. */
export const askPassphrase = async (purpose: 'open' | 'choose'): Promise<string> => {
  const { POTH_BACKUP_PASSPHRASE: given } = process.env;
  if (!given && !process.stdin.isTTY)
    throw new Refusal('Set POTH_BACKUP_PASSPHRASE: there is no terminal to ask for the passphrase.');
  const passphrase = given || (await askHidden('Passphrase: '));
  if (purpose === 'open') return passphrase;
  if (passphrase.length < leastCharacters)
    throw new Refusal(`Take a passphrase of ${leastCharacters} characters or more: five random words, say.`);
  if (!given && (await askHidden('The same again: ')) !== passphrase)
    throw new Refusal('The two passphrases differ.');
  return passphrase;
};
