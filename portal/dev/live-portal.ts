import { runPortal } from '../run-portal.ts';
import { openLiveWeb } from './live-web.ts';

// Without the program that compiles the pages there is nothing to serve.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runPortal({ open: openLiveWeb, live: true });
