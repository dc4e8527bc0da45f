import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { findNode, installPackages, root } from './runtime.mjs';

// node scripts/program.mjs PROGRAM.ts …: runs a program of ours that starts the portal itself.
const [program, ...rest] = process.argv.slice(2);
await installPackages(console.error);
const node = findNode();
await buildWeb({ node, log: console.error });
process.exitCode =
  spawnSync(node, [join(root, program), ...rest], { stdio: 'inherit', cwd: root }).status ?? 1;
