import { smsGatewayNames } from '@poth/domain/messaging/sms-gateway.ts';
import { z } from 'zod';

const Port = z.coerce.number().int().min(1).max(65535);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const Text = z.string();

/**
 * Settings of the environment with their meaning: `.env.example` is generated from them (`npm run env-example`). A
 * setting without a description belongs to the one before it, which describes both.
 */
export const Environment = z.object({
  NODE_ENV: Text.default('development').describe(
    'production refuses the sandbox, a PUBLIC_URL without https and every address of an example.',
  ),
  PORT: Port.default(3000).describe('Where the portal listens.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'The address that travellers use; http://localhost:PORT without it. In production: required, https.',
    ),
  POTH_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'How many processes answer requests on PORT, behind one that starts again what dies; one for each core without it. With 1 ' +
        'there is only one process.',
    ),
  POTH_MOST_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(10)
    .max(1_000_000)
    .default(10_000)
    .describe(
      'How many connections of clients each process takes; what is beyond is hung up. The system has to allow as many files.',
    ),
  POTH_METRICS_PORT: Port.optional().describe(
    'Where Prometheus reads the metrics of this machine, at http://127.0.0.1:PORT/metrics (ops/README.md); nowhere without it.',
  ),
  POTH_MEASURED_ONE_IN: z.coerce
    .number()
    .int()
    .min(0)
    .default(20)
    .describe(
      'One page view in so many tells the metrics its load times and the errors of its scripts, without personal data; with 0 none does.',
    ),
  POTH_LOG: z
    .enum(['plain', 'json'])
    .default('plain')
    .describe(
      'plain or json: lines for a person at a terminal, or a line of JSON for each thing and each request, for a program that gathers ' +
        'them (ops/README.md).',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'Where traces of requests are sent (OTLP over HTTP, JSON), and under which name; nowhere without it. The other variables of ' +
        'OpenTelemetry count too, as OTEL_TRACES_SAMPLER.',
    ),
  OTEL_SERVICE_NAME: Text.default('poth'),
  POTH_DATA_DIR: Text.default('.poth').describe(
    'Database, ticket key, secrets and uploads of this installation.',
  ),
  POTH_BACKUP_PASSPHRASE: Text.optional().describe(
    'What npm run backup seals with and npm run restore opens, 12 characters or more; without it the terminal asks. Keep it where the ' +
      'backups are not.',
  ),
  POTH_SECRETS_FILE: Text.optional().describe(
    'The file of ticket key and secrets that all machines of an installation share; secrets.json in POTH_DATA_DIR without it.',
  ),
  POTH_DEMONSTRATION: onOff
    .optional()
    .describe(
      'on or off: demonstration data. Without it on beside the sandbox alone. Counts until an admin sets it under /admin/settings.',
    ),
  SERVICE_CHARGE_TAKA: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('Taka per seat, until an admin sets it under /admin/settings.'),
  DATABASE_URL: z.url().optional().describe('A PostgreSQL 15 or newer in the place of the embedded one.'),
  MIGRATION_DATABASE_URL: z
    .url()
    .optional()
    .describe('The same database for a login that may create tables and roles; DATABASE_URL without it.'),
  DATABASE_READ_URL: z
    .url()
    .optional()
    .describe(
      'A replica that follows DATABASE_URL: lists and reports of desks are read from it while it is at most a second behind.',
    ),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(4)
    .max(10_000)
    .default(80)
    .describe(
      'How many connections the processes of this machine open to the database together, each an equal share and 20 at most; ' +
        'and four more of each process while somebody reads the archive.',
    ),
  DATABASE_PREPARE: onOff
    .default(true)
    .describe('on or off: off behind a pooler that does not keep prepared statements.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'A Redis, redis://login:password@host, or rediss:// with TLS, by which processes and machines tell each other of changed ' +
        'seats at once. Without it, and while it is away, each of them polls the database.',
    ),
  SANDBOX_PORT: Port.optional().describe(
    'Where the sandbox of payments, mail and SMS listens. npm start sets both: PORT + 1 and PORT + 2.',
  ),
  SANDBOX_SMTP_PORT: Port.optional(),
  SSLCZ_STORE_ID: Text.optional().describe(
    'A real SSLCommerz account. With it there is no sandbox any more.',
  ),
  SSLCZ_STORE_PASSWORD: Text.optional(),
  SSLCZ_BASE_URL: z.url().default('https://securepay.sslcommerz.com'),
  SSLCZ_PRODUCT_PROFILE: Text.default('non-physical-goods').describe(
    'What SSLCommerz is told that is sold, and how many milliseconds an answer of it may take.',
  ),
  SSLCZ_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  SANDBOX_BKASH_PORT: Port.optional().describe(
    "Where the sandbox also listens as bKash and as Nagad, each on an origin of its own; without it SSLCommerz's page takes them.",
  ),
  SANDBOX_NAGAD_PORT: Port.optional(),
  BKASH_APP_KEY: Text.optional().describe(
    "A bKash merchant account of one's own (URL checkout): with it bKash is paid there and not over SSLCommerz. Its key and secret of the " +
      'app, its login, its address with the version, and how many milliseconds an answer of it may take: bKash itself says 30000.',
  ),
  BKASH_APP_SECRET: Text.optional(),
  BKASH_USERNAME: Text.optional(),
  BKASH_PASSWORD: Text.optional(),
  BKASH_BASE_URL: z.url().default('https://tokenized.pay.bka.sh/v1.2.0-beta'),
  // A longer timeout would exceed the claim to take money: domain/payment/capture.ts.
  BKASH_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(30_000),
  NAGAD_MERCHANT_ID: Text.optional().describe(
    "A Nagad merchant account of one's own: with it Nagad is paid there. The number of its wallet, Nagad's public key and one's own " +
      'private one as they stand in its panel (base64, or PEM on one line), its address, and how many milliseconds an answer may take.',
  ),
  NAGAD_ACCOUNT_NUMBER: Text.optional(),
  NAGAD_PUBLIC_KEY: Text.optional(),
  NAGAD_PRIVATE_KEY: Text.optional(),
  NAGAD_BASE_URL: z.url().default('https://api.mynagad.com'),
  NAGAD_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  FALLBACK_EMAIL: z
    .email()
    .default('tickets@poth.example')
    .describe('What the gateway is told of a traveller without an e-mail address.'),
  SMTP_URL: Text.optional().describe(
    'The mail server, smtps://login:password@host, and the sender of its mails.',
  ),
  MAIL_FROM: Text.default('Poth <tickets@poth.example>'),
  ENQUIRY_TO: z
    .email()
    .default('help@poth.example')
    .describe(
      'Where the queries of the page /query go. What pages say of the company an admin writes under /admin/content.',
    ),
  FORM_MAIL_URL: z
    .url()
    .optional()
    .describe('A form-mail service that takes queries in the place of ENQUIRY_TO, and its identifiers.'),
  FORM_MAIL_SERVICE_ID: Text.optional(),
  FORM_MAIL_TEMPLATE_ID: Text.optional(),
  FORM_MAIL_USER_ID: Text.optional(),
  FORM_MAIL_ACCESS_TOKEN: Text.optional(),
  SMS_BASE_URL: z
    .url()
    .default('https://smsplus.sslwireless.com/')
    .describe('SSL Wireless: its address, the token of its API and the sender id.'),
  SMS_API_TOKEN: Text.optional(),
  SMS_SID: Text.optional(),
  INFOBIP_BASE_URL: z
    .url()
    .optional()
    .describe(
      "Infobip, a second gateway of SMS, which takes over while the first does not send: the account's address, the key of its API " +
        'and the sender. Without it there is none.',
    ),
  INFOBIP_API_KEY: Text.optional(),
  INFOBIP_SENDER: Text.optional(),
  SMS_FIRST: z
    .enum(smsGatewayNames)
    .default('ssl-wireless')
    .describe(
      'ssl-wireless or infobip: the gateway of SMS that is tried first, where there are two. Only Infobip tells what became of a message.',
    ),
  GOOGLE_CLIENT_ID: Text.optional().describe(
    'Sign-in with Google. Its way back is PUBLIC_URL/auth/callback/google. Without it the sandbox stands in; in production the button is left out.',
  ),
  GOOGLE_CLIENT_SECRET: Text.optional(),
  FACEBOOK_CLIENT_ID: Text.optional().describe('The same with Facebook: PUBLIC_URL/auth/callback/facebook.'),
  FACEBOOK_CLIENT_SECRET: Text.optional(),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'A bucket for uploaded pictures and papers, which all machines share; without it they are kept in POTH_DATA_DIR/objects.',
    ),
  S3_BUCKET: Text.optional(),
  S3_ACCESS_KEY_ID: Text.optional(),
  S3_SECRET_ACCESS_KEY: Text.optional(),
  S3_REGION: Text.default('us-east-1'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(9)
    .default(0)
    .describe(
      'How many proxies stand before the portal. With 1 or more the address of a client is that entry of X-Forwarded-For, ' +
        'counted from the right; else it is the address of the socket. It serves limits alone: behind a proxy with 0 the ' +
        'limits by address rest, and the log says so.',
    ),
});
