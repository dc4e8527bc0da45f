import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';

/** Formats an amount with its sign before the currency: −৳665. */
export const moneyText = (amount: number, language: Language): string =>
  `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount), language)}`;
