import { readStorageConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { adoptKeys } from '../server/start/join-installation.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { faultOf } from './fault-of.ts';

// npm run adopt-keys: makes the keys and uploads of this machine those of the installation whose database it uses.
// Exits with 0 when it is done, 1 when it could not be done, 2 when the command was not understood.
const log = (line: string): void => console.log(`adopt-keys: ${line}`);

const adopt = async (): Promise<number> => {
  if (process.argv.length > 2) {
    console.error('adopt-keys: takes no arguments; the settings say where keys, uploads and database are');
    return 2;
  }
  const { url, secretsFile, store, close } = await openInstallation(readStorageConfig());
  const db = openDatabase(url, 'poth_app', { max: 1 });
  await adoptKeys({ db, secretsFile, store, log }).finally(async () => {
    await db.destroy();
    await close();
  });
  log(`the keys in ${secretsFile} and the uploads in ${store.name} are those of the installation now`);
  log(
    'give every machine the same and start it again; links, log-ins and tickets of other keys are worth nothing then',
  );
  return 0;
};

process.exitCode = await adopt().catch((thrown: unknown) => {
  console.error(`adopt-keys: ${faultOf(thrown)}`);
  return 1;
});
