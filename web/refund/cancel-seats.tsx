import { useNavigate } from 'react-router';
import { useText } from '../text/texts.ts';
import { refundText } from './text.ts';
import styles from './refund.module.css';

type CancelSeatsProps = {
  seats: readonly { seatNo: string; name: string }[];
  /** Seats whose amounts are shown. */
  quoted: readonly string[];
  error: string | undefined;
  /** Called with the number of ticked seats whenever that changes. */
  onChosen: (count: number) => void;
};

/** Seats that may be cancelled, each with a checkbox; without a script a button asks for their amounts. */
export const CancelSeats = ({ seats, quoted, error, onChosen }: CancelSeatsProps) => {
  const t = useText(refundText).cancel;
  const navigate = useNavigate();
  const count = (form: HTMLFormElement | null) => {
    const chosen = new FormData(form ?? undefined).getAll('seats').map(String);
    onChosen(chosen.length);
    if (chosen.length === 0) return;
    const query = new URLSearchParams(chosen.map((seatNo) => ['seats', seatNo]));
    void navigate(`?${query}`, { replace: true, preventScrollReset: true });
  };
  return (
    <fieldset aria-describedby={error && 'seats-error'} onChange={(event) => count(event.currentTarget.form)}>
      <legend>{t.which}</legend>
      <div className={styles.cancelSeats}>
        {seats.map(({ seatNo, name }) => (
          <label key={seatNo} className="check">
            <input
              type="checkbox"
              name="seats"
              value={seatNo}
              defaultChecked={quoted.includes(seatNo)}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <b>{seatNo}</b>
              {name}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id="seats-error">
          {error}
        </p>
      )}
      <noscript>
        <button type="submit" name="intent" value="quote" className="btn btn-line">
          {t.again}
        </button>
      </noscript>
    </fieldset>
  );
};
