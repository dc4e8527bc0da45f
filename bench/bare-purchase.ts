import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { newPhone } from '../server/testing/buyer.ts';
import type { Wish } from './buyer.ts';
import { Failed } from './load.ts';

/** Statements of purchase.sql, each with its parameter names in order, and a name to prepare it under. */
const statements = readFileSync(new URL('purchase.sql', import.meta.url), 'utf8')
  .replace(/^--.*$/gm, '')
  .split(';\n')
  .map((part) => part.trim())
  .filter(Boolean)
  .map((part, step) => {
    const names = [...new Set([...part.matchAll(/(?<![:\w]):([a-z]+)/g)].map(([, name]) => name ?? ''))];
    return {
      name: `bare_${step}`,
      text: part.replace(/(?<![:\w]):([a-z]+)/g, (_, name) => `$${names.indexOf(name) + 1}`),
      names,
    };
  });

const madeUp = (letters: number): string => randomBytes(letters).toString('hex').slice(0, letters);

const parametersOf = ({ tripId, seatNo, fromStopNo, toStopNo }: Wish): Record<string, unknown> => ({
  trip: tripId,
  seat: seatNo,
  from: fromStopNo,
  to: toStopNo,
  fare: 95_000,
  buyer: randomUUID(),
  booking: randomUUID(),
  payment: randomUUID(),
  ticket: randomUUID(),
  pnr: madeUp(10),
  receipt: madeUp(26),
  phone: `+88${newPhone()}`,
  hash: madeUp(64),
});

/**
 * Writes one purchase through the bare driver, in prepared statements: it checks no rule, reads nothing that the portal
 * reads on the way, and calls no gateway. A single purchase cannot cost the database less. Fails with seat-taken if
 * another buyer was faster.
 */
export const writePurchase = async (pool: pg.Pool, wish: Wish): Promise<void> => {
  const parameters = parametersOf(wish);
  for (const { name, text, names } of statements) {
    const values = names.map((parameter) => parameters[parameter]);
    const { rowCount } = await pool.query({ name, text, values });
    if (rowCount === 0) throw new Failed('seat-taken');
  }
};
