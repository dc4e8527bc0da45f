import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1_048_576;
const sizeMegabytes = 64;
/** Share of it that is left free; the alert asks for a tenth. */
const leftFree = 0.05;

/** Disk of a folder that can be filled without harm to anybody else. */
export type SmallDisk = { fill(): void; clear(): void; unmount(): void };

/** Mounts a disk of its own, in memory, on a new folder. Undefined where that is not allowed: the folder is an ordinary one. */
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
