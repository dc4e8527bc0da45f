import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findNode, installPackages, readEnvFile, root } from './runtime.mjs';

readEnvFile();
await installPackages(console.error);
process.exitCode =
  spawnSync(findNode(), [join(root, 'scripts/reset-factor.ts'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    cwd: root,
  }).status ?? 1;
