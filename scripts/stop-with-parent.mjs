// Loaded with --import into every process that start.mjs starts. Their standard input is a pipe that
// nothing is written to: it ends when start.mjs ends, however it ends, and then they must end too.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.resume().once('end', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 90_000).unref();
  });
  process.stdin.unref?.();
}
