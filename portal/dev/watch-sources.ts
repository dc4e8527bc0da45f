import { watch } from 'node:fs';
import { join } from 'node:path';

const ignored = /(^|[\\/])(node_modules|testing)[\\/]|\.test\.tsx?$|\.md$/;
/** An editor writes a file in several steps, and git many files in a row. */
const quietMs = 50;

type Changed = {
  /** Called at once with the first change of a row. */
  begun(): void;
  /** Called when the row is over, with its last file. */
  over(file: string): void;
};

/** Watches folders of sources, tests apart. */
export const watchSources = (root: string, folders: readonly string[], { begun, over }: Changed): void => {
  let quiet: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || ignored.test(name)) return;
      if (!quiet) begun();
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        quiet = undefined;
        over(join(folder, name));
      }, quietMs);
    });
};
