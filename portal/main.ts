import { runPortal } from './run-portal.ts';
import { openWeb } from './web.ts';

await runPortal({ open: openWeb, live: false });
