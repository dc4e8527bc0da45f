import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './home.module.css';
import { homeText } from './text.ts';

/** Four reasons to buy here. */
export const WhyCards = () => {
  const { why } = useText(homeText);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="why">
      <h2 id="why">{why.title}</h2>
      <ul className={styles.why}>
        {why.cards.map(({ icon, title, text }) => (
          <li key={icon} className="tile">
            <span className={styles.badge}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className="muted small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
