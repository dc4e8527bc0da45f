import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { Row } from '../ui/layout.tsx';
import styles from './route-page.module.css';
import { routeText } from './route-text.ts';
import type { RoutePageView } from './route-view.ts';

type RouteOperatorsProps = {
  operators: readonly (RoutePageView['operators'][number] & { drawing: ReactNode })[];
};

/** Lists the operators on a route: their coach types, lowest fare and every departure of the day. */
export const RouteOperators = ({ operators }: RouteOperatorsProps) => {
  const t = useText(routeText).operators;
  return (
    <section aria-labelledby="operators">
      <h2 id="operators">{t.title}</h2>
      <ul className={styles.routeOperators}>
        {operators.map(({ slug, name, drawing, types, fare, times }) => (
          <li key={slug} className="tile">
            <div className={styles.routeOperator}>
              {drawing}
              <div>
                <h3>{name}</h3>
                <p className="muted small">{types}</p>
              </div>
              <b className="num">{fare}</b>
            </div>
            <p className="field-label">{t.departures}</p>
            <Row as="ul" className={`${styles.routeTimes} num`}>
              {times.map(({ key, time, type }) => (
                <li key={key}>
                  {time} <span className="muted small">{type}</span>
                </li>
              ))}
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
};
