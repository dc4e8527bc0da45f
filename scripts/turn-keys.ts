import { parseArgs } from 'node:util';
import { readStorageConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { announcedHours } from '../server/key-ring.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { dropKeys, type ListedKeys, listKeys, turnKeys } from '../server/start/turn-keys.ts';
import { faultOf } from './fault-of.ts';

// npm run turn-keys [-- --in-hours 24 | --drop KEYS]: makes new keys sign from then on; signatures of the old ones stay
// valid. Exits with 0 when it is done, 1 when it could not be done, 2 when the command was not understood.
const log = (line: string): void => console.log(`turn-keys: ${line}`);
const usage = 'turn-keys: npm run turn-keys [-- --in-hours HOURS], or npm run turn-keys -- --drop KEYS';

type Asked = { drop: string } | { inHours: number };

const readAsked = (): Asked | undefined => {
  try {
    const { values } = parseArgs({ options: { 'in-hours': { type: 'string' }, drop: { type: 'string' } } });
    const { drop, 'in-hours': typed = String(announcedHours) } = values;
    if (drop !== undefined) return values['in-hours'] === undefined ? { drop } : undefined;
    return /^\d{1,3}$/.test(typed) ? { inHours: Number(typed) } : undefined;
  } catch {
    return undefined;
  }
};

const tell = ({ name, signsFrom, acceptedUntil, isSigning }: ListedKeys): string => {
  const signs = isSigning
    ? 'sign now'
    : signsFrom > new Date()
      ? `sign from ${signsFrom.toISOString()}`
      : 'signed before';
  return `keys ${name}: ${signs}${acceptedUntil ? `, accepted until ${acceptedUntil.toISOString()}` : ''}`;
};

const turn = async (): Promise<number> => {
  const asked = readAsked();
  if (!asked) {
    console.error(usage);
    return 2;
  }
  const { url, secretsFile, close } = await openInstallation(readStorageConfig());
  const db = openDatabase(url, 'poth_app', { max: 1 });
  const now = new Date();
  const at = { db, secretsFile, now };
  const turned =
    'drop' in asked
      ? dropKeys({ ...at, name: asked.drop })
      : turnKeys({ ...at, signsFrom: new Date(now.getTime() + asked.inHours * 3_600_000) });
  const secrets = await turned.finally(async () => {
    await db.destroy();
    await close();
  });
  for (const keys of listKeys(secrets, now)) log(tell(keys));
  log(
    'drop' in asked || asked.inHours === 0
      ? `copy ${secretsFile} to every machine and start them again at once`
      : `copy ${secretsFile} to every machine and start them again, one after the other, before the new keys sign; then take a backup`,
  );
  return 0;
};

process.exitCode = await turn().catch((thrown: unknown) => {
  console.error(`turn-keys: ${faultOf(thrown)}`);
  return 1;
});
