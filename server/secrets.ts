import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { generateTicketKey } from './ticket/ticket-key.ts';

const Secret = z.string().min(32);
const Secrets = z.object({
  linkSecret: Secret,
  ticketKey: Secret,
  /** Signs session cookies; installations older than accounts have none yet. */
  authSecret: Secret.optional(),
});
export type Secrets = Record<keyof z.infer<typeof Secrets>, string>;

/**
 * The secrets of this installation, made at its first start: what signs links, cookies and sessions, and the key
 * of its tickets.
 * Kept in the data directory, readable by its owner alone; without them sold tickets cannot be checked.
 */
export const readSecrets = async (dataDir: string): Promise<Secrets> => {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const kept = text === undefined ? undefined : Secrets.parse(JSON.parse(text));
  if (kept?.authSecret) return { ...kept, authSecret: kept.authSecret };
  const fresh = () => randomBytes(32).toString('hex');
  const secrets = {
    linkSecret: kept?.linkSecret ?? fresh(),
    ticketKey: kept?.ticketKey ?? generateTicketKey(),
    authSecret: fresh(),
  };
  await mkdir(dataDir, { recursive: true });
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(JSON.stringify(secrets));
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
  return secrets;
};
