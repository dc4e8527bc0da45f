import type { CSSProperties } from 'react';
import { useText } from '../text/texts.ts';
import { PlainTable } from '../ui/plain-table.tsx';
import styles from './route-page.module.css';
import { routeText } from './route-text.ts';
import type { RoutePageView } from './route-view.ts';

/** Shows fares by coach type as a table, and the lowest price of each month on sale as labelled bars. */
export const RouteFares = ({ fares, months }: Pick<RoutePageView, 'fares' | 'months'>) => {
  const t = useText(routeText).fares;
  return (
    <section aria-labelledby="fares">
      <h2 id="fares">{t.title}</h2>
      <p>{t.lead}</p>
      <PlainTable
        rows={fares}
        rowKey={({ type }) => type}
        columns={[
          { head: t.type, isRowHead: true, cell: ({ type }) => type },
          { head: t.lowest, kind: 'amount', cell: ({ lowest }) => lowest },
          { head: t.highest, kind: 'amount', cell: ({ highest }) => highest },
        ]}
      />
      <h3>{t.months}</h3>
      <dl className={styles.monthFares}>
        {months.map(({ name, fares: own }) => (
          <div key={name}>
            <dt>{name}</dt>
            {own.map(({ type, fare, percent }) => (
              <dd key={type}>
                <span>{type}</span>
                <span className={styles.monthBar} aria-hidden="true">
                  <i style={{ '--share': `${percent}%` } as CSSProperties} />
                </span>
                <b className="num">{fare}</b>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
};
