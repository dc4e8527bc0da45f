import { watch } from 'node:fs';
import { join } from 'node:path';

const ignored = /(^|[\\/])(node_modules|testing)[\\/]|\.test\.tsx?$|\.md$/;
/** Milliseconds without a change that end a series: an editor writes a file in several steps, and git many files in a row. */
const quietMs = 50;

type Changed = {
  /** Called at once with the first change of a series. */
  begun(): void;
  /** Called when the series is over, with its last file. */
  over(file: string): void;
};

/** Watches folders of sources, except their tests. */
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
