import type { Callback } from '../gateway.ts';
import { isSigned } from './signature.ts';

/** Fields to keep as evidence: of card numbers only the last four digits; signatures are checked, not kept. */
const evidenceOf = (fields: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...fields]
      .filter(([name]) => !name.startsWith('verify_') && name !== 'store_passwd')
      .map(([name, value]) => [name, name === 'card_no' ? value.slice(-4) : value.slice(0, 500)]),
  );

/**
 * Reads the form that a browser or the gateway posted. A name that comes twice makes it unreadable:
 * one reader would see the first, another the last.
 */
export const readCallback = (storePassword: string, form: URLSearchParams): Callback | undefined => {
  const fields = new Map(form);
  if (fields.size !== [...form].length) return undefined;
  const tranId = fields.get('tran_id');
  if (!tranId || tranId.length > 30) return undefined;
  return {
    tranId,
    receiptId: fields.get('val_id')?.slice(0, 50) || null,
    signatureGood: isSigned(fields, storePassword),
    evidence: evidenceOf(fields),
  };
};
