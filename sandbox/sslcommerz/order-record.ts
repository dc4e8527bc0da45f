import { dhakaTime } from '../dhaka-time.ts';
import type { Scenario } from '../scenario.ts';
import type { Payment } from '../state.ts';

const amounts = ['amount', 'store_amount', 'currency_amount'];

/** Describes a payment as the APIs do: the fields that were posted about it and more, some of them as numbers. */
export function orderRecord(payment: Payment, scenario: Scenario): Record<string, string | number> {
  const record: Record<string, string | number> = {
    ...payment.fields,
    status: payment.status === 'VALID' && payment.validatedAt !== null ? 'VALIDATED' : payment.status,
    emi_instalment: '0',
    emi_amount: '0.00',
    emi_description: '',
    emi_issuer: '',
    discount_amount: '0.00',
    discount_percentage: '0',
    discount_remarks: '',
    account_details: '',
    validated_on: payment.validatedAt === null ? '' : dhakaTime(payment.validatedAt),
    gw_version: '',
    offer_avail: 1,
    isTokeizeSuccess: 0,
    campaign_code: '',
  };
  if (scenario.amountFormat === 'number') {
    for (const name of amounts) if (record[name] !== undefined) record[name] = Number(record[name]);
  }
  return record;
}
