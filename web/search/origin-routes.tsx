import { LocalLink } from '../text/local-link.tsx';
import { Fold } from '../ui/fold.tsx';
import styles from './origin-routes.module.css';
import type { Origin } from './routes-by-origin.ts';

/** Lists the routes from one place, folded under its name. */
export const OriginRoutes = ({ origin, open }: { origin: Origin; open: boolean }) => (
  <Fold
    open={open}
    summary={
      <>
        <h2>{origin.title}</h2>
        <span className="muted small">{origin.count}</span>
      </>
    }
  >
    <ul className={styles.roads}>
      {origin.roads.map(({ page, to, departures, fare }) => (
        <li key={page}>
          <LocalLink to={page}>
            <b>{to}</b>
            <span className="muted small">{departures}</span>
            <span className="num">{fare}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  </Fold>
);
