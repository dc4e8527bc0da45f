import type { Context } from 'hono';
import type { Http, Sandbox } from '../sandbox.ts';
import { toPaisa } from '../sslcommerz/amounts.ts';
import type { Code } from './answers.ts';

/** The account that the sandbox's bKash knows. */
export const merchant = {
  username: 'poth_sandbox',
  password: 'poth_sandbox@bkash',
  appKey: 'poth_sandbox_app',
  appSecret: 'poth_sandbox_secret',
};

/** Reads a JSON body of texts with exactly these names; null for anything else. */
export async function readBody<Name extends string>(
  c: Context<Http>,
  names: readonly Name[],
): Promise<Record<Name, string> | null> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return null;
  const read: unknown = await c.req.json().catch(() => null);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const entries = Object.entries(read);
  const isExact = entries.length === names.length && names.every((name) => Object.hasOwn(read, name));
  const areTexts = entries.every(([, value]) => typeof value === 'string' && value !== '');
  return isExact && areTexts ? (read as Record<Name, string>) : null;
}

/** Tells whether a call carries the merchant's bare token and its key; bKash expects no "Bearer" before the token. */
export function isAuthorised(c: Context<Http>, sandbox: Sandbox): boolean {
  const token = c.req.header('authorization') ?? '';
  return c.req.header('x-app-key') === merchant.appKey && sandbox.bkashTokens.isGood(token);
}

export const createNames = [
  'mode',
  'payerReference',
  'callbackURL',
  'amount',
  'currency',
  'intent',
  'merchantInvoiceNumber',
] as const;
export type CreateBody = Record<(typeof createNames)[number], string>;

/** Finds the code of the first fault in a create request; null where there is none. */
export function faultOf(body: CreateBody, isUsed: (invoice: string) => boolean): Code | null {
  const amount = toPaisa(body.amount);
  if (body.mode !== '0011') return '2063';
  if (!/^\d+\.\d{2}$/.test(body.amount) || amount === null || amount < 1_00) return '2006';
  if (body.currency !== 'BDT') return '2007';
  if (body.intent !== 'sale') return '2008';
  if (/[<>&]/.test(body.payerReference) || body.payerReference.length > 255) return '2048';
  if (!/^https?:$/.test(URL.parse(body.callbackURL)?.protocol ?? '')) return '2049';
  const invoice = body.merchantInvoiceNumber;
  return !/^[\w-]{1,255}$/.test(invoice) || isUsed(invoice) ? '2031' : null;
}
