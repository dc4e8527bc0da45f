import { formatDuration } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import type { NetworkRoute } from '@poth/domain/network/network.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Grid } from '../ui/layout.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { Badge } from '../ui/badge.tsx';
import { networkText } from './text.ts';
import styles from './network.module.css';

/** List of routes from one end to the other, with the places between. */
export const RouteList = ({ routes }: { routes: readonly NetworkRoute[] }) => {
  const t = useText(networkText);
  const language = useLanguage();
  const count = (number: number) => countText(number, language);
  return (
    <Grid as="ul" min={320} className={`${styles.routes} num`}>
      {routes.map(({ routeId, from, to, via, km, minutes, schedules, retired }) => (
        <li key={routeId} className="card">
          <LocalLink to={`/routes-and-counters/routes/${routeId}`} className={styles.road}>
            <b>{from[language]}</b>
            <RoadLine>
              {[km > 0 && t.km(count(km)), formatDuration(minutes, language)].filter(Boolean).join(' · ')}
            </RoadLine>
            <b>{to[language]}</b>
          </LocalLink>
          <p className="small muted">
            {[
              via.length > 0 && t.via(via.map((place) => place[language]).join(', ')),
              t.stops(count(via.length + 2)),
              t.schedules(schedules, count(schedules)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {retired && <Badge tone="quiet">{t.retired}</Badge>}
        </li>
      ))}
    </Grid>
  );
};
