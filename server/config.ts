import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import type { SocialProvider } from '@poth/domain/identity/input.ts';
import { taka } from '@poth/domain/money.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { IdentityProviders } from './identity/identity-providers.ts';
import type { InfobipConfig } from './messaging/infobip-sms.ts';
import type { SslWirelessConfig } from './messaging/ssl-wireless-sms.ts';
import { brokenRules } from './config-faults.ts';
import { Environment } from './environment.ts';
import type { FormMailAccount } from './enquiry/form-mail-desk.ts';
import type { LogFormat } from './log/open-log.ts';
import type { BkashConfig } from './payment/gateways/bkash/call.ts';
import type { NagadConfig } from './payment/gateways/nagad/call.ts';
import { readPrivateKey, readPublicKey } from './payment/gateways/nagad/keys.ts';
import { sandboxBkash, sandboxNagad } from './payment/gateways/sandbox-accounts.ts';
import { Refusal } from './start/refusal.ts';
import type { S3Account } from './storage/s3.ts';

const googleDiscovery = 'https://accounts.google.com/.well-known/openid-configuration';

/** Identity providers: the accounts that the environment names, or the sandbox's stand-ins. */
const providersOf = (env: z.infer<typeof Environment>, sandboxUrl: string | null): IdentityProviders => {
  const client = (clientId: string | undefined, clientSecret: string | undefined) =>
    clientId && clientSecret ? { clientId, clientSecret } : undefined;
  const google = client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  const facebook = client(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET);
  const standIn = (provider: SocialProvider) =>
    sandboxUrl && {
      clientId: 'poth_sandbox',
      clientSecret: 'poth_sandbox_secret',
      discoveryUrl: `${sandboxUrl}/identity/${provider}/.well-known/openid-configuration`,
    };
  const chosen = {
    google: google ? { ...google, discoveryUrl: googleDiscovery } : standIn('google'),
    facebook: facebook ?? standIn('facebook'),
  };
  return {
    ...(chosen.google && { google: chosen.google }),
    ...(chosen.facebook && { facebook: chosen.facebook }),
  };
};

const StorageEnvironment = Environment.pick({
  POTH_DATA_DIR: true,
  POTH_SECRETS_FILE: true,
  DATABASE_URL: true,
  MIGRATION_DATABASE_URL: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  S3_REGION: true,
});
type StorageEnvironment = z.infer<typeof StorageEnvironment>;

/** Bucket for uploads that the environment names; undefined keeps uploads in a folder of this machine. */
const bucketOf = (env: StorageEnvironment): S3Account | undefined => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, ...keys };
};

/** Storage that the machines of an installation share: database, keys and uploads. */
const storageOf = (env: StorageEnvironment) => ({
  dataDir: env.POTH_DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  migrationUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL,
  secretsFile: env.POTH_SECRETS_FILE ?? join(env.POTH_DATA_DIR, 'secrets.json'),
  bucket: bucketOf(env),
});

export type StorageConfig = ReturnType<typeof storageOf>;

/** The form-mail service that takes queries, where the environment names one; undefined sends them by mail. */
const formMailOf = (env: z.infer<typeof Environment>): FormMailAccount | undefined => {
  const { FORM_MAIL_URL: baseUrl, FORM_MAIL_SERVICE_ID: serviceId } = env;
  const { FORM_MAIL_TEMPLATE_ID: templateId, FORM_MAIL_USER_ID: userId } = env;
  if (!baseUrl || !serviceId || !templateId || !userId) return undefined;
  return { baseUrl, serviceId, templateId, userId, accessToken: env.FORM_MAIL_ACCESS_TOKEN };
};

const mostConnectionsOfProcess = 20;

/** Number of processes that answer requests, and connections to the database for each of them. */
const processesOf = (env: z.infer<typeof Environment>) => {
  const processes = env.POTH_PROCESSES ?? availableParallelism();
  const share = Math.floor(env.DATABASE_CONNECTIONS / processes);
  return { processes, connections: Math.max(2, Math.min(mostConnectionsOfProcess, share)) };
};

const faultsOf = (error: z.ZodError): string[] =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

const GatewaysEnvironment = Environment.pick({
  SANDBOX_PORT: true,
  SANDBOX_SMTP_PORT: true,
  SSLCZ_STORE_ID: true,
  SSLCZ_STORE_PASSWORD: true,
  SSLCZ_BASE_URL: true,
  SSLCZ_PRODUCT_PROFILE: true,
  SSLCZ_TIMEOUT_MS: true,
  SANDBOX_BKASH_PORT: true,
  SANDBOX_NAGAD_PORT: true,
  BKASH_APP_KEY: true,
  BKASH_APP_SECRET: true,
  BKASH_USERNAME: true,
  BKASH_PASSWORD: true,
  BKASH_BASE_URL: true,
  BKASH_TIMEOUT_MS: true,
  NAGAD_MERCHANT_ID: true,
  NAGAD_ACCOUNT_NUMBER: true,
  NAGAD_PUBLIC_KEY: true,
  NAGAD_PRIVATE_KEY: true,
  NAGAD_BASE_URL: true,
  NAGAD_TIMEOUT_MS: true,
  FALLBACK_EMAIL: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  SMS_BASE_URL: true,
  SMS_API_TOKEN: true,
  SMS_SID: true,
  SMS_FIRST: true,
  INFOBIP_BASE_URL: true,
  INFOBIP_API_KEY: true,
  INFOBIP_SENDER: true,
});
type GatewaysEnvironment = z.infer<typeof GatewaysEnvironment>;

/** SSLCommerz: the account that the environment names, or the sandbox beside the portal. */
const gatewayOf = (env: GatewaysEnvironment, sandboxUrl: string | null) => ({
  baseUrl: sandboxUrl ?? env.SSLCZ_BASE_URL,
  storeId: sandboxUrl ? 'poth_sandbox' : (env.SSLCZ_STORE_ID ?? ''),
  storePassword: sandboxUrl ? 'poth_sandbox@ssl' : (env.SSLCZ_STORE_PASSWORD ?? ''),
  timeoutMs: env.SSLCZ_TIMEOUT_MS,
  fallbackEmail: env.FALLBACK_EMAIL,
  productProfile: env.SSLCZ_PRODUCT_PROFILE,
});

/** Milliseconds that a page of bKash may take to open: until it opens the customer was sent nowhere and cannot pay. */
const bkashOpenMs = 10_000;

/**
 * Account for bKash under a contract of its own, from the environment or of the sandbox; undefined leaves bKash to SSLCommerz.
 */
const bkashOf = (env: GatewaysEnvironment, sandboxUrl: string | null): BkashConfig | undefined => {
  const times = {
    timeoutMs: env.BKASH_TIMEOUT_MS,
    openTimeoutMs: Math.min(bkashOpenMs, env.BKASH_TIMEOUT_MS),
  };
  if (sandboxUrl)
    return env.SANDBOX_BKASH_PORT
      ? { ...sandboxBkash, ...times, baseUrl: `http://127.0.0.1:${env.SANDBOX_BKASH_PORT}/v1.2.0-beta` }
      : undefined;
  const { BKASH_APP_KEY: appKey, BKASH_APP_SECRET: appSecret } = env;
  const { BKASH_USERNAME: username, BKASH_PASSWORD: password } = env;
  if (!appKey || !appSecret || !username || !password) return undefined;
  return { appKey, appSecret, username, password, ...times, baseUrl: env.BKASH_BASE_URL };
};

/** Account for Nagad under a contract of its own, chosen as in `bkashOf`. */
const nagadOf = (env: GatewaysEnvironment, sandboxUrl: string | null): NagadConfig | undefined => {
  const timeoutMs = env.NAGAD_TIMEOUT_MS;
  if (sandboxUrl)
    return env.SANDBOX_NAGAD_PORT
      ? { ...sandboxNagad(), timeoutMs, baseUrl: `http://127.0.0.1:${env.SANDBOX_NAGAD_PORT}` }
      : undefined;
  const { NAGAD_MERCHANT_ID: merchantId, NAGAD_ACCOUNT_NUMBER: accountNumber } = env;
  const { NAGAD_PUBLIC_KEY: publicKey, NAGAD_PRIVATE_KEY: privateKey } = env;
  if (!merchantId || !accountNumber || !publicKey || !privateKey) return undefined;
  const keys = { gatewayKey: readPublicKey(publicKey), merchantKey: readPrivateKey(privateKey) };
  return { merchantId, accountNumber, ...keys, timeoutMs, baseUrl: env.NAGAD_BASE_URL };
};

/** Milliseconds that a gateway of SMS may take: fewer where another one can take over, because a person may wait for a code. */
const smsTimeouts = { aloneMs: 10_000, withSecondMs: 5_000 };

export type SmsConfig = {
  sslWireless: SslWirelessConfig;
  infobip: InfobipConfig | undefined;
  first: SmsGatewayName;
};

/** Gateways of SMS: the accounts that the environment names, or both of the sandbox. */
const smsOf = (env: GatewaysEnvironment, sandboxUrl: string | null): SmsConfig => {
  const baseUrl = sandboxUrl ? `${sandboxUrl}/sms/infobip/` : env.INFOBIP_BASE_URL;
  const timeoutMs = baseUrl ? smsTimeouts.withSecondMs : smsTimeouts.aloneMs;
  return {
    sslWireless: {
      baseUrl: sandboxUrl ? `${sandboxUrl}/sms/` : env.SMS_BASE_URL,
      apiToken: env.SMS_API_TOKEN ?? 'sandbox',
      sid: env.SMS_SID ?? 'POTH',
      timeoutMs,
    },
    infobip: baseUrl
      ? { baseUrl, apiKey: env.INFOBIP_API_KEY ?? 'sandbox', sender: env.INFOBIP_SENDER ?? 'POTH', timeoutMs }
      : undefined,
    first: env.SMS_FIRST,
  };
};

/** Server that sends mail, and the sender's address. */
const mailOf = (env: GatewaysEnvironment, sandboxUrl: string | null) => ({
  smtpUrl: sandboxUrl ? `smtp://127.0.0.1:${env.SANDBOX_SMTP_PORT}` : (env.SMTP_URL ?? ''),
  mailFrom: env.MAIL_FROM,
});

const givenIn = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Reads the storage settings, for programs other than the portal, which need no gateway and no mail. */
export const readStorageConfig = (environment: NodeJS.ProcessEnv = process.env): StorageConfig => {
  const parsed = StorageEnvironment.safeParse(givenIn(environment));
  if (!parsed.success)
    throw new Refusal(`The settings are not usable:\n  ${faultsOf(parsed.error).join('\n  ')}`);
  return storageOf(parsed.data);
};

/**
 * Reads the accounts of payments, SMS and mail, for a program that calls them without a portal. `wish`: tells whether
 * it uses SMS and mail. Throws a Refusal that names all missing settings.
 */
export const readGatewaysConfig = (
  wish: { sms: boolean; mail: boolean },
  environment: NodeJS.ProcessEnv = process.env,
) => {
  const given = givenIn(environment);
  const parsed = GatewaysEnvironment.safeParse(given);
  if (!parsed.success)
    throw new Refusal(`The settings are not usable:\n  ${faultsOf(parsed.error).join('\n  ')}`);
  const env = parsed.data;
  const withSandbox = !env.SSLCZ_STORE_ID && env.SANDBOX_PORT !== undefined;
  const needed = withSandbox
    ? wish.mail && (['SANDBOX_SMTP_PORT'] as const)
    : ([
        'SSLCZ_STORE_ID',
        'SSLCZ_STORE_PASSWORD',
        ...(wish.sms ? (['SMS_API_TOKEN', 'SMS_SID'] as const) : []),
        ...(wish.mail ? (['SMTP_URL'] as const) : []),
      ] as const);
  const missing = (needed || []).filter((key) => env[key] === undefined);
  if (missing.length > 0)
    throw new Refusal(
      `Nothing was asked: set ${missing.join(', ')} in the environment or in .env to the account's, or SANDBOX_PORT to ask our own sandbox.`,
    );
  const sandboxUrl = withSandbox ? `http://127.0.0.1:${env.SANDBOX_PORT}` : null;
  return {
    gateway: gatewayOf(env, sandboxUrl),
    bkash: bkashOf(env, sandboxUrl),
    nagad: nagadOf(env, sandboxUrl),
    sms: smsOf(env, sandboxUrl),
    mail: { ...mailOf(env, sandboxUrl), publicUrl: 'http://localhost:3000' },
  };
};

export type GatewaysConfig = ReturnType<typeof readGatewaysConfig>;

/** Reads the form of the log before all other settings, whose faults are reported in that form. */
export const readLogFormat = (environment: NodeJS.ProcessEnv = process.env): LogFormat =>
  Environment.shape.POTH_LOG.catch('plain').parse(environment.POTH_LOG || undefined);

/**
 * Reads the environment, once and here alone; an empty value counts as none. Every fault is listed at once.
 * Real credentials switch to the real gateway, and the demonstration off unless it is asked for; in production the
 * sandbox, plain http and addresses of examples are refused.
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env) => {
  const given = givenIn(environment);
  const production = given.NODE_ENV === 'production';
  const withSandbox = !production && !given.SSLCZ_STORE_ID && given.SANDBOX_PORT !== undefined;
  const parsed = Environment.safeParse(given);
  const faults = [...(parsed.success ? [] : faultsOf(parsed.error)), ...brokenRules(given, withSandbox)];
  if (!parsed.success || faults.length > 0)
    throw new Refusal(`The settings are not usable:\n  ${faults.join('\n  ')}`);
  const env = parsed.data;
  const sandboxUrl = withSandbox ? `http://127.0.0.1:${env.SANDBOX_PORT}` : null;
  return {
    production,
    port: env.PORT,
    ...processesOf(env),
    metricsPort: env.POTH_METRICS_PORT,
    logFormat: env.POTH_LOG,
    measuredOneIn: env.POTH_MEASURED_ONE_IN,
    tracesAs: env.OTEL_EXPORTER_OTLP_ENDPOINT ? env.OTEL_SERVICE_NAME : undefined,
    mostConnections: env.POTH_MOST_CONNECTIONS,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    ...storageOf(env),
    demonstration: env.POTH_DEMONSTRATION ?? withSandbox,
    serviceChargeTaka: env.SERVICE_CHARGE_TAKA,
    redisUrl: env.REDIS_URL,
    readUrl: env.DATABASE_READ_URL,
    preparesStatements: env.DATABASE_PREPARE,
    sandboxUrl,
    gateway: gatewayOf(env, sandboxUrl),
    bkash: bkashOf(env, sandboxUrl),
    nagad: nagadOf(env, sandboxUrl),
    ...mailOf(env, sandboxUrl),
    enquiryTo: env.ENQUIRY_TO,
    formMail: formMailOf(env),
    sms: smsOf(env, sandboxUrl),
    identityProviders: providersOf(env, sandboxUrl),
    /** Number of our own proxies in front of the portal. */
    trustProxy: env.TRUST_PROXY,
  };
};

export type Config = ReturnType<typeof readConfig>;

/** Settings that the environment gives, until an admin sets them. */
export const ownSettings = (
  config: Pick<Config, 'demonstration' | 'serviceChargeTaka'>,
): Partial<Settings> => ({
  demonstration: config.demonstration,
  serviceChargePerSeat: taka(config.serviceChargeTaka),
});

/** Selects React's production build, which renders several times faster and is chosen by this name when React is loaded. */
export const renderAsInProduction = (): void => {
  process.env.NODE_ENV = 'production';
};

/** Environment for a child process: that of this process, with some settings replaced. */
export const environmentWith = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...settings,
});
