import { useId } from 'react';
import { Fold, Folds } from '../ui/fold.tsx';
import styles from './route-page.module.css';
import type { RoutePageView } from './route-view.ts';

type RouteCountersProps = { title: string; groups: RoutePageView['boarding']; open?: boolean };

/** The counters at one end of a road, by area, each operator's with its address and phone. */
export const RouteCounters = ({ title, groups, open = false }: RouteCountersProps) => {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Folds className={styles.counterGroups}>
        {groups.map(({ area, counters }, index) => (
          <Fold key={area} open={open && index === 0} summary={<h3>{area}</h3>}>
            <ul className={styles.routeCounters}>
              {counters.map(({ counterId, operator, address, phone, tel }) => (
                <li key={counterId}>
                  <b>{operator}</b>
                  <span className="muted">{address}</span>
                  <a className="link link-alone num" href={tel}>
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </Folds>
    </section>
  );
};
