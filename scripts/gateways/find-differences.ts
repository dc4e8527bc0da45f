import { parseAmount } from '../../domain/money.ts';
import type { Expected, Form } from './expectations.ts';

/** Returns whether a text is a word that a contract could list: nothing else of an answer is ever printed. */
const isWord = (text: string): boolean => /^[A-Za-z0-9_ -]{1,40}$/.test(text);

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;

const forms: Record<Exclude<Form, readonly string[]>, { says: string; fits: (value: unknown) => boolean }> = {
  scalar: { says: 'text or a number', fits: (value) => ['string', 'number'].includes(typeof value) },
  amount: { says: 'an amount such as 1250.00', fits: (value) => parseAmount(value) !== undefined },
  moment: {
    says: 'a moment such as 2026-01-31 18:14:09',
    fits: (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(value)),
  },
  address: {
    says: 'an address',
    fits: (value) => /^https?:$/.test(URL.parse(String(value))?.protocol ?? ''),
  },
  list: { says: 'a list', fits: Array.isArray },
};

/** Describes how a value differs from its form; undefined: not at all. Only words are quoted, never another value. */
const differenceOf = (value: unknown, form: Form): string | undefined => {
  if (typeof form !== 'string') {
    const text = String(value);
    if (form.includes(text)) return undefined;
    return `is ${isWord(text) ? text : typeOf(value)}, where we know ${form.join(', ')}`;
  }
  const { says, fits } = forms[form];
  return fits(value) ? undefined : `is ${typeOf(value)} of another form, where we read ${says}`;
};

/** Lists how an answer differs from the fields that our code relies on: missing ones, other types, forms and words. */
export const findDifferences = (answer: unknown, expected: Expected): string[] => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return [`the answer is ${typeOf(answer)}, where we read an object`];
  const fields = answer as Record<string, unknown>;
  return Object.entries(expected).flatMap(([marked, form]) => {
    const isOptional = marked.endsWith('?');
    const name = isOptional ? marked.slice(0, -1) : marked;
    const value = fields[name];
    if (value === undefined || value === null || value === '')
      return isOptional ? [] : [`${name} is ${value === undefined ? 'missing' : 'empty'}`];
    const difference = differenceOf(value, form);
    return difference ? [`${name} ${difference}`] : [];
  });
};
