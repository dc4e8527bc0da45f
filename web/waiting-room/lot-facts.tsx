import { pagePlaceholders } from '@poth/domain/waiting-room/page-marks.ts';
import { useText } from '../text/texts.ts';
import { Facts } from '../ui/facts.tsx';
import { Fold } from '../ui/fold.tsx';
import type { ShownRoom } from './shown-room.ts';
import { roomText } from './text.ts';
import styles from './waiting-room.module.css';

/** Shows all facts from which the lot is drawn: promised before the opening, published after it. */
export const LotFacts = ({ room: { roomId, lot, valueUntil, stage } }: { room: ShownRoom }) => {
  const t = useText(roomText).lot;
  return (
    <Fold look="line" summary={t.title}>
      <p className="small">{t.lead}</p>
      <Facts
        className={styles.facts}
        facts={[
          [t.commitment, <code key="commitment">{lot.commitment}</code>],
          [t.source, lot.valueSource],
          [t.value, lot.publicValue],
          [t.proven, lot.seed && lot.proven],
          [t.unproven, lot.seed && lot.unproven],
          [t.seed, lot.seed && <code key="seed">{lot.seed}</code>],
          [t.own, <code key="own">{pagePlaceholders.placeId}</code>],
        ]}
      />
      {lot.valueSource && stage !== 'admitting' && <p className="small">{t.until(valueUntil)}</p>}
      {lot.seed && (
        <a className="link" href={`/api/waiting-rooms/${roomId}/lot`}>
          {t.data}
        </a>
      )}
    </Fold>
  );
};
