import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes a .br and a .gz next to every file of a folder that shrinks, so that no request has to compress. */
export const precompress = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const plain = await readFile(file);
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      await writeFile(`${file}.br`, await brotli(plain, { params: size }));
      await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
    }),
  );
};
