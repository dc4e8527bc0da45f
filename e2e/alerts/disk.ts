import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1_048_576;
const sizeMegabytes = 64;
/** Share of the disk that stays free; the alert asks for a tenth. */
const leftFree = 0.05;

/** Disk of a folder that can be filled without harming other programs. */
export type SmallDisk = { fill(): void; clear(): void; unmount(): void };

/**
 * Mounts an in-memory disk on a new folder. Undefined where mounting is not permitted: the folder is an ordinary one then.
 */
export const mountSmallDisk = (folder: string): SmallDisk | undefined => {
  mkdirSync(folder);
  const flags = ['-t', 'tmpfs', '-o', `size=${sizeMegabytes}m,mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', flags).status !== 0) return undefined;
  const ballast = join(folder, 'ballast');
  return {
    fill: () => {
      const { bavail, bsize, blocks } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.floor((bavail - leftFree * blocks) * bsize), 1));
    },
    clear: () => rmSync(ballast, { force: true }),
    unmount: () => void spawnSync('umount', [folder]),
  };
};

/** Size of the small disk, in words. */
export const sizeOfSmallDisk = `${Math.round((sizeMegabytes * megabyte) / megabyte)} MB`;
