import { type DhakaDate, dhakaDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import {
  type Basis,
  bases,
  faultOfPeriod,
  type Period,
  type PeriodFault,
  periodOf,
  type Span,
  spans,
} from '@poth/domain/sales-report/period.ts';

/** Parameters of reports, as in their address. */
export type ReportQuery = Period & {
  by: Basis;
  span: Span;
  fault: PeriodFault | undefined;
  /** Dates of a custom period as typed. */
  typed: { from: string; until: string };
};

const usual = '30-days';

/**
 * Reads the parameters of an address; where the days cannot be shown it returns the fault, and the last thirty days
 * instead.
 */
export const reportQueryOf = (request: Request, now: Date): ReportQuery => {
  const query = new URL(request.url).searchParams;
  const today = dhakaDate(now);
  const by = bases.find((one) => one === query.get('by')) ?? 'sale';
  const span = spans.find((one) => one === query.get('span')) ?? usual;
  const typed = {
    from: (query.get('from') ?? '').slice(0, 10),
    until: (query.get('until') ?? '').slice(0, 10),
  };
  if (span !== 'custom') return { by, span, typed, fault: undefined, ...periodOf(span, today) };
  const [from, until] = [parseDhakaDate(typed.from), parseDhakaDate(typed.until)];
  const fault = faultOfPeriod(from, until);
  if (fault || !from || !until) return { by, span, typed, fault, ...periodOf(usual, today) };
  return { by, span, typed, fault, from, until };
};

type Asked = { by: Basis; span: Span; from?: DhakaDate; until?: DhakaDate };

/** Address of reports, or with file `/name/csv` of one of them as a file. */
export const reportPath = ({ by, span, from, until }: Asked, file = ''): string => {
  const days = span === 'custom' && from && until ? `&from=${from}&until=${until}` : '';
  return `/reports${file}?span=${span}&by=${by}${days}`;
};
