import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { brokenConstraint } from './broken-constraint.ts';

const said = (message: string, constraint?: string): DatabaseError =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { constraint });

test('the key that refused a row is named as on one server, whichever machine of a cluster it was', () => {
  const duplicate = 'duplicate key value violates unique constraint';
  expect(brokenConstraint(said(`${duplicate} "payment_one_open"`, 'payment_one_open'))).toBe(
    'payment_one_open',
  );
  expect(brokenConstraint(said(`${duplicate} "payment_one_open_102045"`))).toBe('payment_one_open');
  // The coordinator's own copy of a table that is on every machine.
  expect(brokenConstraint(said(`${duplicate} "promo_use_pkey_102022"`, 'promo_use_pkey_102022'))).toBe(
    'promo_use_pkey',
  );
  expect(
    brokenConstraint(
      said('new row for relation "booking_102063" violates check constraint "booking_check1"'),
    ),
  ).toBe('booking_check1');
  expect(brokenConstraint(said('deadlock detected'))).toBeUndefined();
  expect(brokenConstraint(new Error(`${duplicate} "payment_one_open"`))).toBeUndefined();
});
