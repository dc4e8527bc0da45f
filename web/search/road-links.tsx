import { LocalLink } from '../text/local-link.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import styles from './route-page.module.css';
import type { RoadLinkView } from './route-view.ts';
import list from './routes.module.css';

/** Lists routes as links to their pages, each with its lowest price. */
export const RoadLinks = ({ roads }: { roads: readonly RoadLinkView[] }) => (
  <ul className={`${list.routeList} ${styles.roadLinks}`}>
    {roads.map(({ to, from, end, fare }) => (
      <li key={to}>
        <LocalLink to={to} className="tile">
          <b>{from}</b> <RoadLine /> <b>{end}</b>
          <span className="num small">{fare}</span>
        </LocalLink>
      </li>
    ))}
  </ul>
);
