import { genderNames } from '@poth/domain/boarding/manifest-table.ts';
import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import type { RiderNow } from '@poth/domain/boarding/apply-marks.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { passengerKindNames } from '@poth/domain/ticket/ticket-fields.ts';
import { HiddenFields } from '../shell/action-button.tsx';
import { telLink } from '../shell/tel-link.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { hourText } from './door-view.ts';
import { boardingText } from './text.ts';
import styles from './board.module.css';

type RiderRowProps = {
  rider: RiderNow;
  list: BoardingList;
  /** Id of the mark that this form makes without a script, new with each rendering of the page. */
  formKey: string;
  onBoard: (rider: RiderNow) => void;
  onUndo: (ticketId: string, scanId: string) => void;
};

/** One passenger: seat, name, whom to call, and the mark. The forms work without a script too. */
export const RiderRow = ({ rider, list, formKey, onBoard, onUndo }: RiderRowProps) => {
  const t = useText(boardingText);
  const language = useLanguage();
  const { ticketId, seatNo, name, kind, gender, phone, state, boardedBy, boardedAt, waiting, listed } = rider;
  const facts = [
    kind === 'child' && passengerKindNames.child[language],
    gender && genderNames[gender][language],
    list.places[rider.toStopNo] && t.to(list.places[rider.toStopNo]?.[language] ?? ''),
  ].filter(Boolean);
  const aboard = state === 'boarded';
  const undoes = aboard ? boardedBy : null;
  return (
    <li className={styles.rider} data-state={state} id={`seat-${seatNo}-${rider.fromStopNo}`}>
      <b className={styles.riderSeat}>{seatNo}</b>
      <div>
        <b>{listed ? name : t.newTicket}</b>
        <p className="small muted">
          {facts.join(' · ')}
          {state === 'no-show' && ` · ${t.noShow}`}
          {aboard && boardedAt && ` · ${t.boardedAt(hourText(boardedAt, list, language))}`}
          {waiting && ` · ${t.waits}`}
        </p>
      </div>
      {!aboard && phone && (
        <a
          className={styles.riderCall}
          href={telLink(phone)}
          aria-label={`${t.call(name)} ${formatPhone(phone, language)}`}
        >
          <Icon name="phone" size={20} />
        </a>
      )}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (undoes) onUndo(ticketId, undoes);
          else if (!aboard) onBoard(rider);
        }}
      >
        <HiddenFields fields={{ ticketId, seatNo, key: formKey, ...(undoes && { undoes }) }} />
        <Button
          type="submit"
          name="intent"
          value={aboard ? 'undo' : 'board'}
          look={aboard ? 'line' : 'green'}
          small
          aria-label={aboard ? t.undoOf(seatNo) : t.boardOf(seatNo)}
        >
          {aboard ? t.undo : t.board}
        </Button>
      </form>
    </li>
  );
};
