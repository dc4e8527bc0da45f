import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findNode, installPackages, readEnvFile, root } from './runtime.mjs';

// node scripts/console.mjs PROGRAM.ts …: runs a maintenance program for an installation, with the settings of .env.
const [program, ...rest] = process.argv.slice(2);
readEnvFile();
await installPackages(console.error);
process.exitCode =
  spawnSync(findNode(), [join(root, program), ...rest], { stdio: 'inherit', cwd: root }).status ?? 1;
