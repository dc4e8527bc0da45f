import { resolve } from 'node:path';
import { checkBackup } from '../server/backup/read-backup.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { readStorageConfig } from '../server/config.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { faultOf } from './fault-of.ts';
import { megabytes, mostMemory, showProgress } from './show-progress.ts';

// npm run restore -- FILE: restores a backup into a new, empty installation; with --check it only reads it:
// docs/backup.md. Exits with 0 when all is restored, 1 when nothing was, 2 when the command was not understood.
const flags = process.argv.slice(2);
const onlyCheck = flags.includes('--check');
const [name, ...rest] = flags.filter((flag) => flag !== '--check');

const restore = async (): Promise<number> => {
  if (!name || name.startsWith('-') || rest.length > 0) {
    console.error('restore: say from which file: npm run restore -- FILE [--check]');
    return 2;
  }
  const startedAt = performance.now();
  // npm runs us in the project's folder; a relative name refers to the folder where it was typed.
  const file = resolve(process.env.INIT_CWD ?? '', name);
  const passphrase = await askPassphrase('open');
  const checking = showProgress('restore: reading');
  const checked = await checkBackup(file, passphrase, checking.progress).finally(checking.clear);
  const { head, tail } = checked;
  const rows = Object.values(tail.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `restore: the backup is whole: ${rows.toLocaleString('en')} rows of ${head.tables.length} tables as of ${head.takenAt}, ` +
      (head.uploads === 'included' ? `${tail.uploads} uploads` : 'no uploads'),
  );
  if (onlyCheck) return 0;
  const { ownerUrl, secretsFile, store, close } = await openInstallation(readStorageConfig(), { make: true });
  const target = { url: ownerUrl, secretsFile, objects: store.objects };
  const { progress, clear } = showProgress('restore');
  const log = (line: string): void => console.log(`restore: ${line}`);
  await restoreBackup(target, { file, passphrase, ...checked }, log, progress).finally(async () => {
    clear();
    await close();
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log(`all is restored in ${seconds} s, ${megabytes(mostMemory())} of memory at most`);
  if (head.uploads === 'left-out')
    log('uploads were left out of this backup: bring their bucket or folder back by its own means');
  log('look it over before it sells: npm run audit');
  return 0;
};

process.exitCode = await restore().catch((thrown: unknown) => {
  console.error(`restore: ${faultOf(thrown)}`);
  return 1;
});
