import { readStorageConfig } from '../server/config.ts';
import { resetFactorFromConsole } from '../server/identity/reset-factor-from-console.ts';
import { openDatabase } from '../server/db/database.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { faultOf } from './fault-of.ts';

// npm run reset-factor -- EMAIL: removes a lost second factor from an account of a running (or stopped) installation.
// Exits with 0 when it is removed, 1 when it could not be done, 2 when the command was not understood.
const [email = '', ...rest] = process.argv.slice(2);

const reset = async (): Promise<number> => {
  if (!email.includes('@') || rest.length > 0) {
    console.error('reset-factor: say whose factor is lost: npm run reset-factor -- EMAIL');
    return 2;
  }
  const { url, close } = await openInstallation(readStorageConfig());
  const db = openDatabase(url, 'poth_app', { max: 1 });
  const name = await resetFactorFromConsole(db, email).finally(async () => {
    await db.destroy();
    await close();
  });
  if (name === undefined) {
    console.error(`reset-factor: nobody has signed up with ${email}`);
    return 1;
  }
  console.log(`reset-factor: ${name} (${email}) has no second factor any more, and is logged out everywhere`);
  console.log(
    'reset-factor: the next log-in leads to its set-up; anybody who knows the password could be there first',
  );
  return 0;
};

process.exitCode = await reset().catch((thrown: unknown) => {
  console.error(`reset-factor: ${faultOf(thrown)}`);
  return 1;
});
