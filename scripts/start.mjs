import { buildWeb } from './build-web.mjs';
import { isStopping, log, refuseTakenPorts, runUntilStopped, startWithSandbox } from './programs.mjs';
import { findNode, installPackages } from './runtime.mjs';

await runUntilStopped(async () => {
  await refuseTakenPorts('npm start');
  await installPackages(log);
  if (isStopping()) return;
  const node = findNode();
  await buildWeb({ node, log });
  if (isStopping()) return;
  const address = await startWithSandbox(node, 'portal', 'portal/main.ts');
  if (!isStopping()) log(`\nPoth is open at ${address}`);
});
