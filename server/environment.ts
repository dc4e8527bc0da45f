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
    'development or production. production refuses the sandbox, a PUBLIC_URL without https and all example addresses.',
  ),
  PORT: Port.default(3000).describe('Port on which the portal listens.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'The address that travellers use; default http://localhost:PORT. In production it is required, with https.',
    ),
  POTH_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'Number of processes that answer requests on PORT, supervised by another one that restarts those that die; default one ' +
        'per core. With 1 there is only one process and no supervisor.',
    ),
  POTH_MOST_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(10)
    .max(1_000_000)
    .default(10_000)
    .describe(
      'Maximum number of client connections per process; any more are closed. The system must allow as many open files.',
    ),
  POTH_METRICS_PORT: Port.optional().describe(
    'Port for the metrics of this machine, which Prometheus reads at http://127.0.0.1:PORT/metrics (ops/README.md). If unset, ' +
      'they are not served.',
  ),
  POTH_MEASURED_ONE_IN: z.coerce
    .number()
    .int()
    .min(0)
    .default(20)
    .describe(
      'One page view in this many reports its load times and script errors to the metrics, without personal data; 0 turns it off.',
    ),
  POTH_LOG: z
    .enum(['plain', 'json'])
    .default('plain')
    .describe(
      'plain or json: lines to read at a terminal, or one line of JSON for each event and each request, for a log collector ' +
        '(ops/README.md).',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'Endpoint for traces of requests (OTLP over HTTP, JSON), and the service name in them. If unset, no traces are sent. The other ' +
        'variables of OpenTelemetry apply too, such as OTEL_TRACES_SAMPLER.',
    ),
  OTEL_SERVICE_NAME: Text.default('poth'),
  POTH_DATA_DIR: Text.default('.poth').describe(
    'Folder of the database, ticket key, secrets and uploads of this installation.',
  ),
  POTH_BACKUP_PASSPHRASE: Text.optional().describe(
    'Passphrase with which npm run backup encrypts and npm run restore decrypts, 12 characters or more. If unset, it is asked for at ' +
      'the terminal. Do not keep it with the backups.',
  ),
  POTH_SECRETS_FILE: Text.optional().describe(
    'File with the ticket key and secrets, the same on all machines of an installation; default secrets.json in POTH_DATA_DIR.',
  ),
  POTH_DEMONSTRATION: onOff
    .optional()
    .describe(
      'on or off: demonstration data; default on with the sandbox, else off. Applies until an admin sets it under /admin/settings.',
    ),
  SERVICE_CHARGE_TAKA: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('Service charge in taka per seat, until an admin sets it under /admin/settings.'),
  DATABASE_URL: z.url().optional().describe('A PostgreSQL 15 or newer instead of the embedded one.'),
  MIGRATION_DATABASE_URL: z
    .url()
    .optional()
    .describe('The same database with a login that may create tables and roles; default DATABASE_URL.'),
  DATABASE_READ_URL: z
    .url()
    .optional()
    .describe(
      'A replica of DATABASE_URL: lists and reports of desks are read from it while it lags at most one second.',
    ),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(4)
    .max(10_000)
    .default(80)
    .describe(
      'Database connections of all processes of this machine together. Each process gets an equal share, from 2 to 20, and opens ' +
        'four more while somebody reads the archive.',
    ),
  DATABASE_PREPARE: onOff
    .default(true)
    .describe('on or off: set off behind a pooler that does not keep prepared statements.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'A Redis, redis://login:password@host, or rediss:// with TLS, through which processes and machines announce changed seats ' +
        'immediately. If unset or while it is down, each process polls the database.',
    ),
  SANDBOX_PORT: Port.optional().describe(
    'Ports on which the sandbox of payments, SMS and mail listens. npm start sets both: PORT + 1 and PORT + 2.',
  ),
  SANDBOX_SMTP_PORT: Port.optional(),
  SSLCZ_STORE_ID: Text.optional().describe('A real SSLCommerz account. It turns the sandbox off.'),
  SSLCZ_STORE_PASSWORD: Text.optional(),
  SSLCZ_BASE_URL: z.url().default('https://securepay.sslcommerz.com'),
  SSLCZ_PRODUCT_PROFILE: Text.default('non-physical-goods').describe(
    'Product profile that is sent to SSLCommerz, and the timeout of its responses in milliseconds.',
  ),
  SSLCZ_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  SANDBOX_BKASH_PORT: Port.optional().describe(
    "Ports on which the sandbox also acts as bKash and as Nagad, each on its own origin. If unset, SSLCommerz's page takes them.",
  ),
  SANDBOX_NAGAD_PORT: Port.optional(),
  BKASH_APP_KEY: Text.optional().describe(
    'Your own bKash merchant account (URL checkout): with it, bKash payments go there and not through SSLCommerz. App key and ' +
      'secret, login, address with the version, and the timeout of its responses in milliseconds: bKash itself says 30000.',
  ),
  BKASH_APP_SECRET: Text.optional(),
  BKASH_USERNAME: Text.optional(),
  BKASH_PASSWORD: Text.optional(),
  BKASH_BASE_URL: z.url().default('https://tokenized.pay.bka.sh/v1.2.0-beta'),
  // A longer timeout would exceed the claim to take money: domain/payment/capture.ts.
  BKASH_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(30_000),
  NAGAD_MERCHANT_ID: Text.optional().describe(
    "Your own Nagad merchant account: with it, Nagad payments go there. Merchant id, number of its wallet, Nagad's public key and your " +
      'own private key as shown in its panel (base64, or PEM on one line), address, and the timeout of responses in milliseconds.',
  ),
  NAGAD_ACCOUNT_NUMBER: Text.optional(),
  NAGAD_PUBLIC_KEY: Text.optional(),
  NAGAD_PRIVATE_KEY: Text.optional(),
  NAGAD_BASE_URL: z.url().default('https://api.mynagad.com'),
  NAGAD_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  FALLBACK_EMAIL: z
    .email()
    .default('tickets@poth.example')
    .describe('E-mail address sent to the gateway for a traveller who gave none.'),
  SMTP_URL: Text.optional().describe(
    'The mail server, smtps://login:password@host, and the sender of mails.',
  ),
  MAIL_FROM: Text.default('Poth <tickets@poth.example>'),
  ENQUIRY_TO: z
    .email()
    .default('help@poth.example')
    .describe(
      'Address that receives the queries of the page /query. An admin writes the company details on pages under /admin/content.',
    ),
  FORM_MAIL_URL: z
    .url()
    .optional()
    .describe('A form-mail service that receives queries instead of ENQUIRY_TO, and its identifiers.'),
  FORM_MAIL_SERVICE_ID: Text.optional(),
  FORM_MAIL_TEMPLATE_ID: Text.optional(),
  FORM_MAIL_USER_ID: Text.optional(),
  FORM_MAIL_ACCESS_TOKEN: Text.optional(),
  SMS_BASE_URL: z
    .url()
    .default('https://smsplus.sslwireless.com/')
    .describe('SSL Wireless, the SMS gateway: address, API token and sender id.'),
  SMS_API_TOKEN: Text.optional(),
  SMS_SID: Text.optional(),
  INFOBIP_BASE_URL: z
    .url()
    .optional()
    .describe(
      "Infobip, a second SMS gateway, which takes over while the first does not send: the account's address, API key and sender. " +
        'If unset, there is no second gateway.',
    ),
  INFOBIP_API_KEY: Text.optional(),
  INFOBIP_SENDER: Text.optional(),
  SMS_FIRST: z
    .enum(smsGatewayNames)
    .default('ssl-wireless')
    .describe(
      'ssl-wireless or infobip: the SMS gateway that is tried first, if there are two. Only Infobip reports the delivery of a message.',
    ),
  GOOGLE_CLIENT_ID: Text.optional().describe(
    'Sign-in with Google; its redirect URI is PUBLIC_URL/auth/callback/google. If unset, the sandbox replaces it; in production the ' +
      'button is left out.',
  ),
  GOOGLE_CLIENT_SECRET: Text.optional(),
  FACEBOOK_CLIENT_ID: Text.optional().describe(
    'Sign-in with Facebook, in the same way; its redirect URI is PUBLIC_URL/auth/callback/facebook.',
  ),
  FACEBOOK_CLIENT_SECRET: Text.optional(),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'An S3 bucket for uploaded pictures and documents, shared by all machines. If unset, they are kept in POTH_DATA_DIR/objects.',
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
      'Number of proxies in front of the portal. With 1 or more, the client address is the entry of X-Forwarded-For at this ' +
        'position from the right, with 0 the address of the socket. It is used only for rate limits: with 0 behind a proxy, ' +
        'limits by address are suspended in production, and the log says so.',
    ),
});
