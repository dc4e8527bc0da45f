// Loaded with --import into every process that start.mjs starts. Their standard input is a pipe without data: it closes
// when start.mjs ends, in whatever way, and then they must end too.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.resume().once('end', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 90_000).unref();
  });
  process.stdin.unref?.();
}
