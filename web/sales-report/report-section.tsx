import type { ReportName } from '@poth/domain/sales-report/report.ts';
import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type ReportQuery, reportPath } from './report-query.ts';
import { reportText } from './text.ts';
import styles from './report.module.css';

type ReportSectionProps = {
  name: ReportName;
  asked: ReportQuery;
  says?: string;
  children: ReactNode;
};

/** Section of one report with its title and a link to its file. */
export const ReportSection = ({ name, asked, says, children }: ReportSectionProps) => {
  const t = useText(reportText);
  const title = t[name];
  return (
    <section className={styles.section} aria-labelledby={`report-${name}`}>
      <header>
        <h2 id={`report-${name}`}>{title}</h2>
        <ButtonLink look="line" className="no-print" to={reportPath(asked, `/${name}/csv`)} reloadDocument>
          {t.csv}
          <span className="visually-hidden">{t.csvOf(title)}</span>
        </ButtonLink>
      </header>
      {says && <p className="small muted">{says}</p>}
      {children}
    </section>
  );
};
