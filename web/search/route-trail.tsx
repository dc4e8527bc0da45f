import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import styles from './route-page.module.css';
import { routeText } from './route-text.ts';

/** Breadcrumb from the home page to this page. */
export const RouteTrail = ({ trail }: { trail: readonly (readonly [name: string, path: string])[] }) => (
  <nav className={styles.trail} aria-label={useText(routeText).trail}>
    <ol>
      {trail.map(([name, path], index) => (
        <li key={path}>
          {index < trail.length - 1 ? (
            <LocalLink className="link link-alone" to={path}>
              {name}
            </LocalLink>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
