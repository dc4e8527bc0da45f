import { runPortal } from '../run-portal.ts';
import { openLiveWeb } from './live-web.ts';

// The parent process compiles the pages; once it has ended there is nothing to serve.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runPortal({ open: openLiveWeb, live: true });
