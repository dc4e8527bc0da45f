import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** A complete production environment. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://poth.com.bd/',
  DATABASE_URL: 'postgres://poth@db/poth',
  SSLCZ_STORE_ID: 'poth0live',
  SSLCZ_STORE_PASSWORD: 'secret',
  SMTP_URL: 'smtps://mail.poth.com.bd',
  MAIL_FROM: 'Poth <tickets@poth.com.bd>',
  FALLBACK_EMAIL: 'tickets@poth.com.bd',
  ENQUIRY_TO: 'help@poth.com.bd',
  SMS_API_TOKEN: 'token',
  SMS_SID: 'POTH',
};
const sandbox = { SANDBOX_PORT: '3001', SANDBOX_SMTP_PORT: '3002' };

/** Lines of the refusal, one for each fault; none where the settings are usable. */
const faultsOf = (environment: Record<string, string | undefined>): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (thrown) {
    return String((thrown as Error).message)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
};
const keysOf = (environment: Record<string, string | undefined>): string[] =>
  faultsOf(environment).map((fault) => fault.split(/\W/)[0]!);

describe('in production', () => {
  test('complete settings are usable', () => {
    expect(faultsOf(production)).toEqual([]);
    expect(readConfig(production)).toMatchObject({
      production: true,
      publicUrl: 'https://poth.com.bd',
      sandboxUrl: null,
    });
  });

  test('the demonstration is on sale only where it is asked for', () => {
    expect(readConfig(production).demonstration).toBe(false);
    expect(readConfig({ ...production, POTH_DEMONSTRATION: 'on' }).demonstration).toBe(true);
  });

  test.each([
    undefined,
    '',
    'http://poth.com.bd',
    'http://localhost:3000',
    'https://localhost',
    'https://LOCALHOST.',
    'https://portal.localhost',
    'https://127.0.0.1',
    'https://[::1]',
    'https://0.0.0.0',
    'https://poth.example',
    'https://www.example.com',
    'ftp://poth.com.bd',
  ])('PUBLIC_URL=%s is refused', (PUBLIC_URL) => {
    expect(new Set(keysOf({ ...production, PUBLIC_URL }))).toEqual(new Set(['PUBLIC_URL']));
  });

  test.each(['FALLBACK_EMAIL', 'MAIL_FROM', 'ENQUIRY_TO'])('%s is an address that mail reaches', (key) => {
    for (const value of [undefined, '', 'tickets@poth.example', 'tickets@POTH.example'])
      expect([value, keysOf({ ...production, [key]: value })]).toEqual([value, [key]]);
  });

  test('a sender with a name is read by its address', () => {
    for (const MAIL_FROM of ['Poth <tickets@poth.example>', 'Poth <a@localhost>', 'Poth'])
      expect([MAIL_FROM, keysOf({ ...production, MAIL_FROM })]).toEqual([MAIL_FROM, ['MAIL_FROM']]);
  });

  test('a second gateway of SMS is named whole or not at all', () => {
    const second = {
      INFOBIP_BASE_URL: 'https://poth.api.infobip.com/',
      INFOBIP_API_KEY: 'key',
      INFOBIP_SENDER: 'POTH',
    };
    expect(readConfig(production).sms).toMatchObject({ infobip: undefined, first: 'ssl-wireless' });
    expect(readConfig({ ...production, ...second }).sms.infobip).toMatchObject({
      sender: 'POTH',
      timeoutMs: 5_000,
    });
    for (const key of Object.keys(second))
      expect([key, keysOf({ ...production, ...second, [key]: '' })]).toEqual([key, ['INFOBIP_BASE_URL']]);
  });

  test('a form-mail service takes the place of ENQUIRY_TO', () => {
    const formMail = {
      FORM_MAIL_URL: 'https://forms.poth.com.bd',
      FORM_MAIL_SERVICE_ID: 's',
      FORM_MAIL_TEMPLATE_ID: 't',
      FORM_MAIL_USER_ID: 'u',
    };
    expect(faultsOf({ ...production, ...formMail, ENQUIRY_TO: undefined })).toEqual([]);
  });

  test('the sandbox does not stand in, and everything else that is missing is told with it', () => {
    expect(keysOf({ NODE_ENV: 'production', ...sandbox })).toEqual([
      'SSLCZ_STORE_ID',
      'SSLCZ_STORE_PASSWORD',
      'SMTP_URL',
      'SMS_API_TOKEN',
      'PUBLIC_URL',
      'FALLBACK_EMAIL',
      'MAIL_FROM',
      'ENQUIRY_TO',
    ]);
  });
});

test('values that cannot be read and rules that are broken are told at once', () => {
  const found = keysOf({
    ...production,
    PORT: 'door',
    DATABASE_URL: 'nowhere',
    REDIS_URL: 'http://redis',
    SSLCZ_STORE_PASSWORD: undefined,
    S3_BUCKET: 'pictures',
    PUBLIC_URL: 'poth',
    MAIL_FROM: undefined,
  });
  expect(found).toEqual([
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'REDIS_URL',
    'SSLCZ_STORE_PASSWORD',
    'S3_ENDPOINT',
    'MAIL_FROM',
  ]);
});

test('beside the sandbox the demonstration is on and the address is this machine', () => {
  expect(readConfig(sandbox)).toMatchObject({ demonstration: true, publicUrl: 'http://localhost:3000' });
  expect(readConfig({ ...sandbox, POTH_DEMONSTRATION: 'off' }).demonstration).toBe(false);
});

test('where real money is taken the demonstration is asked for, in production or not', () => {
  const { NODE_ENV, ...trial } = production;
  expect([NODE_ENV, readConfig(trial).demonstration]).toEqual(['production', false]);
});

test('an empty value is no value', () => {
  expect(readConfig({ ...sandbox, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
});

test('mail of the sandbox needs its port', () => {
  expect(keysOf({ SANDBOX_PORT: '3001' })).toEqual(['SANDBOX_SMTP_PORT']);
});
