import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { counterText } from './text.ts';
import styles from './counter.module.css';

/** The keys by which a sale is made without a mouse. */
export const Shortcuts = () => {
  const t = useText(counterText).shortcuts;
  return (
    <Card className={styles.keys} aria-labelledby="keys">
      <h2 id="keys">{t.title}</h2>
      <dl>
        {t.list.map(({ keys, says }) => (
          <div key={keys}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
