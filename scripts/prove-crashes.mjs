import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { findNode, installPackages, root } from './runtime.mjs';

await installPackages(console.error);
const node = findNode();
await buildWeb({ node, log: console.error });
const args = [join(root, 'e2e/crash/main.ts'), ...process.argv.slice(2)];
process.exitCode = spawnSync(node, args, { stdio: 'inherit', cwd: root }).status ?? 1;
