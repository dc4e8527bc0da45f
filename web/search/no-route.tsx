import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { RoadLinks } from './road-links.tsx';
import styles from './route-page.module.css';
import { routeText } from './route-text.ts';
import type { RoadLinkView } from './route-view.ts';

type NoRouteProps = { title: string; text: string; suggestions: readonly RoadLinkView[] };

/** Page of a route that is unknown or has no coach, with suggestions. */
export const NoRoute = ({ title, text, suggestions }: NoRouteProps) => {
  const t = useText(routeText);
  return (
    <div className={`wrap article ${styles.noRoute}`}>
      <meta name="robots" content="noindex" />
      <RoadLine />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <RoadLinks roads={suggestions} />
      <div className="ways">
        <ButtonLink to="/routes">{t.unknown.all}</ButtonLink>
        <ButtonLink to="/search" look="line">
          {t.search.submit}
        </ButtonLink>
      </div>
    </div>
  );
};
