import { expect, test } from 'vitest';
import { isSigned } from './signature.ts';

// The gateway's published sample for its demo store.
const password = 'test_testemi@ssl';
const sample = new Map(
  Object.entries({
    tran_id: '5E121A0D01F92',
    val_id: '200105225826116qFnATY9sHIwo',
    amount: '10.00',
    card_type: 'VISA-Dutch Bangla',
    store_amount: '9.75',
    card_no: '418117XXXXXX6675',
    bank_tran_id: '200105225825DBgSoRGLvczhFjj',
    status: 'VALID',
    tran_date: '2020-01-05 22:58:21',
    currency: 'BDT',
    card_issuer: 'TRUST BANK, LTD.',
    card_brand: 'VISA',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    store_id: 'test_testemi',
    currency_type: 'BDT',
    currency_amount: '10.00',
    currency_rate: '1.0000',
    base_fair: '0.00',
    value_a: '',
    value_b: '',
    value_c: '',
    value_d: '',
    risk_level: '0',
    risk_title: 'Safe',
    verify_key:
      'amount,bank_tran_id,base_fair,card_brand,card_issuer,card_issuer_country,card_issuer_country_code,card_no,card_type,currency,currency_amount,currency_rate,currency_type,risk_level,risk_title,status,store_amount,store_id,tran_date,tran_id,val_id,value_a,value_b,value_c,value_d',
    verify_sign: 'd42fab70ae0bcbda5280e7baffef60b0',
    verify_sign_sha2: '02c0417ff467c109006382d56eedccecd68382e47245266e7b47abbb3d43976e',
  }),
);
const without = (key: string) => new Map([...sample].filter(([name]) => name !== key));

test('the published sample is signed, by either hash', () => {
  expect(isSigned(sample, password)).toBe(true);
  expect(isSigned(without('verify_sign_sha2'), password)).toBe(true);
});

test('a changed amount, another password or no signature is not', () => {
  expect(isSigned(new Map(sample).set('amount', '11.00'), password)).toBe(false);
  expect(isSigned(sample, 'other')).toBe(false);
  expect(isSigned(without('verify_key'), password)).toBe(false);
  expect(
    isSigned(new Map([...without('verify_sign_sha2')].filter(([name]) => name !== 'verify_sign')), password),
  ).toBe(false);
});

test('a signature that leaves the amount out does not count', () => {
  expect(isSigned(new Map(sample).set('verify_key', 'tran_id,status'), password)).toBe(false);
});
