import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './admin.module.css';

/** PNR as a link to the booking's page. */
export const PnrLink = ({ pnr }: { pnr: string }) => (
  <LocalLink className={`link ${styles.pnr}`} to={`/admin/bookings/${pnr}`}>
    {formatPnr(pnr)}
  </LocalLink>
);

type MoneyCardProps = { head: ReactNode; amountPaisa: number; children: ReactNode };

/** Card about an amount: its booking, and the actions on it. */
export const MoneyCard = ({ head, amountPaisa, children }: MoneyCardProps) => (
  <Card>
    <Stack>
      <div className={styles.moneyHead}>
        <div>{head}</div>
        <b className="num">{formatMoney(amountPaisa, useLanguage())}</b>
      </div>
      {children}
    </Stack>
  </Card>
);
