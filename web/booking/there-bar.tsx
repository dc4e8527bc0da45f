import { LocalLink } from '../text/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import type { ThereView } from './load-there.ts';
import styles from './there-bar.module.css';

/** Bar above the coaches of the way back: the hold of the way there, its end, and the link to buy that way alone. */
export const ThereBar = ({ there: { says, held, link } }: { there: ThereView }) => (
  <div className={`wrap ${styles.bar}`} data-part="there-bar">
    <Alert kind="notice">
      <p>{says}</p>
      {held && (
        <p className="num">
          <b>{held.name}</b> {held.journey}
        </p>
      )}
      <p>
        {held?.until}{' '}
        <LocalLink className="link link-alone" to={link.to}>
          {link.says}
        </LocalLink>
      </p>
    </Alert>
  </div>
);
