import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const taken = new Map<string, string>();

/**
 * Names a class of a CSS module in built pages, by four characters of a hash: Vite's own names, `_local_hash_line`, are half
 * a kilobyte of a first visit. Throws where two classes would get one name.
 */
export const scopedName = (local: string, file: string): string => {
  const from = `${relative(import.meta.dirname, file)} ${local}`;
  const hash = createHash('sha256').update(from).digest('base64url').slice(0, 4);
  // A name begins with no digit and no hyphen.
  const name = hash.replace(/^(?=[\d-])/, '_');
  const other = taken.get(name) ?? from;
  if (other !== from)
    throw new Error(`${from} and ${other} have the same short name: rename one of the classes`);
  taken.set(name, from);
  return name;
};
