import { grantableRoles } from '../domain/people/rights.ts';
import { readStorageConfig } from '../server/config.ts';
import { grantRoleFromConsole } from '../server/people/grant-role-from-console.ts';
import { openDatabase } from '../server/db/database.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { faultOf } from './fault-of.ts';

// npm run grant-role -- EMAIL admin: gives an account of a running (or stopped) installation a right, admin or support.
// Exits with 0 when the account has it, 1 when it could not be given, 2 when the command was not understood.
const [email = '', wanted = '', ...rest] = process.argv.slice(2);
const role = grantableRoles.find((name) => name === wanted);

const grant = async (): Promise<number> => {
  if (!role || !email.includes('@') || rest.length > 0) {
    console.error(`grant-role: say who gets what: npm run grant-role -- EMAIL ${grantableRoles.join('|')}`);
    return 2;
  }
  const { url, close } = await openInstallation(readStorageConfig());
  const db = openDatabase(url, 'poth_app', { max: 1 });
  const granted = await grantRoleFromConsole(db, { email, role }).finally(async () => {
    await db.destroy();
    await close();
  });
  if (!granted.found) {
    console.error(`grant-role: nobody has signed up with ${email}; sign up on the portal first`);
    return 1;
  }
  const { name, isNew, emailVerified, disabled } = granted;
  console.log(`grant-role: ${name} (${email}) is ${isNew ? 'now' : 'already'} ${role}`);
  const who = { admin: 'an admin', support: 'support' }[role];
  console.log(`grant-role: ${who} needs a second factor; it is set up under /security, and asked for then`);
  if (!emailVerified) console.log('grant-role: the e-mail is not confirmed yet, so be sure whose it is');
  if (disabled)
    console.log('grant-role: the account is shut out, nothing can be done with it until it is enabled');
  return 0;
};

process.exitCode = await grant().catch((thrown: unknown) => {
  console.error(`grant-role: ${faultOf(thrown)}`);
  return 1;
});
