import { useId } from 'react';
import styles from './origin-routes.module.css';
import own from './route-page.module.css';
import type { RoutePageView } from './route-view.ts';

type RouteCountersProps = { title: string; groups: RoutePageView['boarding']; open?: boolean };

/** The counters at one end of a road, by area, each operator's with its address and phone. */
export const RouteCounters = ({ title, groups, open = false }: RouteCountersProps) => {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={`${styles.origins} ${own.counterGroups}`}>
        {groups.map(({ area, counters }, index) => (
          <details key={area} className={styles.origin} open={open && index === 0}>
            <summary>
              <h3>{area}</h3>
            </summary>
            <ul className={own.routeCounters}>
              {counters.map(({ counterId, operator, address, phone, tel }) => (
                <li key={counterId}>
                  <b>{operator}</b>
                  <span className="muted">{address}</span>
                  <a className="link num" href={tel}>
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
};
