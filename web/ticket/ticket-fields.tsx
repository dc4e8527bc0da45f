import { useText } from '../text/texts.ts';
import { type FieldName, fieldsWithValue } from './field-names.ts';
import { ticketText } from './text.ts';
import './ticket-fields.css';
import type { TicketView } from './ticket-view.ts';

/** Facts of a ticket under their names. */
export const TicketFields = ({ view, names }: { view: TicketView; names: readonly FieldName[] }) => {
  const t = useText(ticketText);
  return (
    <dl className="ticket-fields num">
      {fieldsWithValue(names, view).map((name) => (
        <div key={name} className={`ticket-field-${name}`}>
          <dt className="field-name">{t.fields[name]}</dt>
          <dd>{view.fields[name]}</dd>
        </div>
      ))}
    </dl>
  );
};
