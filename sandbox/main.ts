import { z } from 'zod';
import { defaults, startSandbox } from './start.ts';

const environment = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(defaults.port),
  SANDBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(defaults.smtpPort),
  SANDBOX_BKASH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SANDBOX_NAGAD_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SANDBOX_STATE: z.string().optional(),
  SANDBOX_STORE_ID: z.string().min(1).max(30).default(defaults.storeId),
  SANDBOX_STORE_PASSWORD: z.string().min(1).max(30).default(defaults.storePassword),
});

const read = environment.safeParse(process.env);
if (!read.success) {
  console.error(`sandbox: ${z.prettifyError(read.error)}`);
  process.exit(1);
}
const env = read.data;
if (env.NODE_ENV === 'production') {
  console.error('sandbox: this gateway takes no real money and does not run in production.');
  process.exit(1);
}

const sandbox = await startSandbox({
  port: env.SANDBOX_PORT,
  smtpPort: env.SANDBOX_SMTP_PORT,
  bkashPort: env.SANDBOX_BKASH_PORT,
  nagadPort: env.SANDBOX_NAGAD_PORT,
  statePath: env.SANDBOX_STATE,
  storeId: env.SANDBOX_STORE_ID,
  storePassword: env.SANDBOX_STORE_PASSWORD,
}).catch((fault: Error) => {
  console.error(`sandbox: ${fault.message}`);
  process.exit(1);
});

let stopped = false;
const stop = async () => {
  if (stopped) return;
  stopped = true;
  await sandbox.stop();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

console.log(`sandbox ready ${sandbox.url}`);
