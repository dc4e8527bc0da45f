import { useText } from '../text/texts.ts';
import { type FieldName, fieldsWithValue } from './field-names.ts';
import { ticketText } from './text.ts';
import styles from './ticket.module.css';
import type { TicketView } from './ticket-view.ts';

/** Facts of a ticket under their names. */
export const TicketFields = ({ view, names }: { view: TicketView; names: readonly FieldName[] }) => {
  const t = useText(ticketText);
  return (
    <dl className={`${styles.fields} num`}>
      {fieldsWithValue(names, view).map((name) => (
        <div key={name} data-name={name}>
          <dt className={styles.fieldName}>{t.fields[name]}</dt>
          <dd>{view.fields[name]}</dd>
        </div>
      ))}
    </dl>
  );
};
