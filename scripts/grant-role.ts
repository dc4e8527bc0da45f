import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { grantableRoles } from '../domain/people/rights.ts';
import { grantRoleFromConsole } from '../server/people/grant-role-from-console.ts';
import { openDatabase } from '../server/db/database.ts';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';
import { ensureDatabase } from '../server/db/migrate.ts';

// npm run grant-role -- EMAIL admin: gives an account of a running (or stopped) installation a right.
// Exits with 0 when the account has it, 1 when it could not be given, 2 when it was not understood.
const [email = '', wanted = '', ...rest] = process.argv.slice(2);
const role = grantableRoles.find((name) => name === wanted);
const { DATABASE_URL, POTH_DATA_DIR = '.poth' } = process.env;
const dataDir = join(POTH_DATA_DIR, 'postgres');

const grant = async (): Promise<number> => {
  if (!role || !email.includes('@') || rest.length > 0) {
    console.error(`grant-role: say who gets what: npm run grant-role -- EMAIL ${grantableRoles.join('|')}`);
    return 2;
  }
  if (!DATABASE_URL && !existsSync(join(dataDir, 'PG_VERSION'))) {
    console.error(`grant-role: there is no installation in ${POTH_DATA_DIR}; npm start makes one`);
    return 1;
  }
  // That the database was running already is no news here.
  const postgres = DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const url = DATABASE_URL ?? (postgres ? await ensureDatabase(postgres.adminUrl, 'poth') : '');
  const db = openDatabase(url, 'poth_app', { max: 1 });
  const granted = await grantRoleFromConsole(db, { email, role }).finally(async () => {
    await db.destroy();
    await postgres?.stop();
  });
  if (!granted.found) {
    console.error(`grant-role: nobody has signed up with ${email}; sign up on the portal first`);
    return 1;
  }
  const { name, isNew, emailVerified, disabled } = granted;
  console.log(`grant-role: ${name} (${email}) is ${isNew ? 'now' : 'already'} ${role}`);
  if (role === 'admin')
    console.log(
      'grant-role: an admin needs a second factor; it is set up under /security, and asked for then',
    );
  if (!emailVerified) console.log('grant-role: the e-mail is not confirmed yet, so be sure whose it is');
  if (disabled)
    console.log('grant-role: the account is shut out, nothing can be done with it until it is enabled');
  return 0;
};

process.exitCode = await grant().catch((thrown: unknown) => {
  console.error(`grant-role: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  return 1;
});
