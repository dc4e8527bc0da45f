import type { SharedPolicy } from '@poth/server/http/shared-answers.ts';
import { touchTimes } from '@poth/server/touches.ts';
import { isSharedAddress } from '@poth/web/shell/shared-addresses.ts';

/** Rendered pages of anonymous visitors without a hold. */
export const sharedPages: SharedPolicy = {
  isShared: isSharedAddress,
  // About 800 pages, each plain and in two encodings.
  mostBytes: 128 * 1024 * 1024,
  keptMs: 30_000,
  youngMs: touchTimes.heardMs,
  publicSeconds: 1,
};
