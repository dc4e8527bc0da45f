import { useText } from '../text/texts.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

/** Asks which passengers are women, only on coaches that keep seats for them. */
export const WomenField = ({
  seatNos,
  ticked,
}: {
  seatNos: readonly string[];
  ticked: readonly string[];
}) => {
  const t = useText(counterText).sale;
  if (seatNos.length === 0) return null;
  return (
    <fieldset className={styles.women}>
      <legend className="field-label">{t.women}</legend>
      {seatNos.map((seatNo) => (
        <label key={seatNo} className="check">
          <input type="checkbox" name="woman" value={seatNo} defaultChecked={ticked.includes(seatNo)} />
          {seatNo}
        </label>
      ))}
      <p className="field-hint">{t.womenHint}</p>
    </fieldset>
  );
};
