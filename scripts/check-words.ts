import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headlessComments, isHeadlessFile, namesInTexts, wideComments, widestComment } from './words.ts';

// Refuses comments and file names that begin with words such as "what" and "whoever", comments that are too wide, and
// names of code in English texts: CONTRIBUTING.md, names and comments.
const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['domain', 'web', 'portal', 'scripts', 'server', 'sandbox', 'e2e', 'bench'];
const skipped = /(^|[\\/])(node_modules|build|\.react-router)([\\/]|$)/;
const faults: string[] = [];
let count = 0;
for (const folder of folders)
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const path = `${folder}/${name.replaceAll('\\', '/')}`;
    if (skipped.test(name) || !/\.(tsx?|mjs)$/.test(name)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    // Pages for developers may name the fields of calls.
    if (!/\.(test|spec)\.tsx?$/.test(name) && !path.startsWith('web/developers/'))
      for (const word of namesInTexts(source)) faults.push(`${path}: a text for people says ${word}`);
    count += 1;
    if (isHeadlessFile(basename(name))) faults.push(`${path}: a file is named by a noun or a verb`);
    for (const { line, says } of headlessComments(source))
      faults.push(`${path}:${line}: begins without a verb or a noun: ${says}`);
    for (const line of wideComments(source))
      faults.push(`${path}:${line}: a comment is wider than ${widestComment} columns`);
  }
for (const fault of faults) console.error(fault);
console.log(`${count} files, ${faults.length} faults of comments, names and texts`);
if (faults.length > 0) process.exitCode = 1;
