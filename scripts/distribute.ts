import { readStorageConfig } from '../server/config.ts';
import { distribute } from '../server/db/distribute.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { faultOf } from './fault-of.ts';

// npm run distribute [-- --go]: reports what is left to do to turn the database of an installation into a cluster's;
// --go does it. Exits with 0 when it is done or nothing was left to do, 1 when it could not be done, 2 when the command
// was not understood.
const log = (line: string): void => console.log(`distribute: ${line}`);
const asked = process.argv.slice(2);

const run = async (): Promise<number> => {
  const go = asked[0] === '--go';
  if (asked.length > 1 || (asked.length === 1 && !go)) {
    console.error('distribute: npm run distribute says what it would do, npm run distribute -- --go does it');
    return 2;
  }
  const { ownerUrl, close } = await openInstallation(readStorageConfig());
  const count = await distribute(ownerUrl, log, { go }).finally(close);
  if (count === 0) log('every table is where it belongs: nothing to do');
  else if (go) log(`${count} steps done; start the portals again, and run npm run audit`);
  else log(`${count} steps: stop every portal, take a backup, then npm run distribute -- --go`);
  return 0;
};

process.exitCode = await run().catch((thrown: unknown) => {
  console.error(`distribute: ${faultOf(thrown)}`);
  return 1;
});
