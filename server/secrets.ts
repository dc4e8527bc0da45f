import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { generateTicketKey } from './ticket/ticket-key.ts';

const Secrets = z.object({ linkSecret: z.string().min(32), ticketKey: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

/**
 * The secrets of this installation, made at its first start: what signs links and cookies, and the key of its tickets.
 * Kept in the data directory, readable by its owner alone; without them sold tickets cannot be checked.
 */
export const readSecrets = async (dataDir: string): Promise<Secrets> => {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return Secrets.parse(JSON.parse(text));
  const secrets = { linkSecret: randomBytes(32).toString('hex'), ticketKey: generateTicketKey() };
  await mkdir(dataDir, { recursive: true });
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(JSON.stringify(secrets));
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
  return secrets;
};
