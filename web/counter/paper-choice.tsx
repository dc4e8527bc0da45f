import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { type PaperWidth, paperWidths } from './paper.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

/** The paper of this counter's printer; the computer remembers it. */
export const PaperChoice = ({
  width,
  onWidth,
}: {
  width: PaperWidth;
  onWidth: (width: PaperWidth) => void;
}) => {
  const t = useText(counterText).sold;
  const language = useLanguage();
  if (!useScriptRuns()) return null;
  return (
    <fieldset className={`${styles.ways} ${styles.paper}`}>
      <legend className="field-label">{t.paper}</legend>
      {paperWidths.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="paper"
            value={one}
            checked={width === one}
            onChange={() => onWidth(one)}
          />
          <span>{t.millimetres(digits(one, language))}</span>
        </label>
      ))}
    </fieldset>
  );
};
