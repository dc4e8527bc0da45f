import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeBackup } from '../server/backup/take-backup.ts';
import { readStorageConfig } from '../server/config.ts';
import { readSecrets } from '../server/secrets.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { Refusal } from '../server/start/refusal.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { faultOf } from './fault-of.ts';
import { megabytes, mostMemory, showProgress } from './show-progress.ts';

// npm run backup -- FILE [--without-uploads]: backs up a running (or stopped) installation: docs/backup.md. Exits with
// 0 when the file is complete, 1 when there is none, 2 when the command was not understood.
const flags = process.argv.slice(2);
const withoutUploads = flags.includes('--without-uploads');
const [name, ...rest] = flags.filter((flag) => flag !== '--without-uploads');

const backUp = async (): Promise<number> => {
  if (!name || name.startsWith('-') || rest.length > 0) {
    console.error('backup: say into which new file: npm run backup -- FILE [--without-uploads]');
    return 2;
  }
  const startedAt = performance.now();
  // npm runs us in the project's folder; a relative name refers to the folder where it was typed.
  const file = resolve(process.env.INIT_CWD ?? '', name);
  const config = readStorageConfig();
  const secrets = await readSecrets(config.secretsFile);
  if (!secrets)
    throw new Refusal(
      `There are no keys in ${config.secretsFile}: set POTH_DATA_DIR or POTH_SECRETS_FILE as the portal has it.`,
    );
  const passphrase = await askPassphrase('choose');
  const { ownerUrl, store, close } = await openInstallation(config);
  const { progress, clear } = showProgress('backup');
  const source = { url: ownerUrl, secrets, objects: withoutUploads ? null : store.objects };
  const { head, tail } = await takeBackup(source, file, { passphrase }, progress).finally(async () => {
    clear();
    await close();
  });
  const rows = Object.values(tail.rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`backup: ${file}`);
  console.log(
    `backup: ${rows.toLocaleString('en')} rows of ${head.tables.length} tables as of ${head.takenAt}, the keys, ` +
      (withoutUploads ? 'no uploads' : `${tail.uploads} uploads`),
  );
  console.log(
    `backup: ${megabytes(statSync(file).size)} in ${seconds} s, ${megabytes(mostMemory())} of memory at most`,
  );
  return 0;
};

process.exitCode = await backUp().catch((thrown: unknown) => {
  console.error(`backup: ${faultOf(thrown)}`);
  return 1;
});
