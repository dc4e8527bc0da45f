import {
  isStopping,
  log,
  refuseTakenPorts,
  runUntilStopped,
  startProgram,
  startWithSandbox,
} from './programs.mjs';
import { findNode, installPackages, Refusal } from './runtime.mjs';

await runUntilStopped(async () => {
  if (process.env.NODE_ENV === 'production')
    throw new Refusal('npm run dev is not for production: npm start');
  await refuseTakenPorts('npm run dev');
  await installPackages(log);
  if (isStopping()) return;
  const node = findNode();
  // The portal restarts with every change and finds the database running.
  if (!process.env.DATABASE_URL) await startProgram(node, 'database', 'scripts/keep-database.ts');
  if (isStopping()) return;
  const address = await startWithSandbox(node, 'dev', 'portal/dev/main.ts');
  if (!isStopping()) log(`\nPoth is open at ${address}, and follows what you change`);
});
