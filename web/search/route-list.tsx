import type { TopRoute } from '@poth/domain/content/home.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import styles from './routes.module.css';

/** Lists routes as links to their coaches of one day. */
export const RouteList = ({ routes, date }: { routes: readonly TopRoute[]; date: DhakaDate }) => {
  const language = useLanguage();
  return (
    <ul className={styles.routeList}>
      {routes.map(({ from, to, name }) => {
        const [first, ...others] = name[language].split('-');
        return (
          <li key={from + to}>
            <LocalLink to={`/search?from=${from}&to=${to}&date=${date}`} className="tile">
              <b>{first}</b> <RoadLine /> <b>{others.join('-')}</b>
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
};
