import { type DhakaDate, formatDate, formatMoment } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { WindowReach } from '@poth/domain/sale-window/input.ts';
import { isSaleOpen, laterOpening } from '@poth/domain/sale-window/sale-window.ts';
import type { RequestContext } from '../ctx.ts';

type Listed = Awaited<ReturnType<RequestContext['portal']['saleWindow']['listWindows']>>[number];

/** A date with its opening, as the list of a desk shows it. */
export type WindowView = {
  serviceDate: DhakaDate;
  date: string;
  opens: string;
  isOpen: boolean;
  /** Window that applies. */
  by: 'own' | 'all';
  /** The operator's own moment, where the one for all is later; else null. */
  overruled: string | null;
  isRemovable: boolean;
};

export const windowView = (
  { serviceDate, forAll, own }: Listed,
  reach: WindowReach,
  language: Language,
  now: Date,
): WindowView => {
  const opensAt = laterOpening(forAll, own);
  const holdsOwn = own !== null && opensAt === own;
  return {
    serviceDate,
    date: formatDate(serviceDate, language, 'long'),
    opens: opensAt ? formatMoment(opensAt, language) : '',
    isOpen: isSaleOpen(opensAt, now),
    by: holdsOwn ? 'own' : 'all',
    overruled: own && !holdsOwn ? formatMoment(own, language) : null,
    isRemovable: reach === 'all' ? forAll !== null : own !== null,
  };
};
