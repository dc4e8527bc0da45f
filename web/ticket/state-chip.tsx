import { useLanguage } from '../text/language.ts';
import type { TicketView } from './ticket-view.ts';

/** Chip with the state of a booking. */
export const StateChip = ({ name }: { name: TicketView['stateName'] }) => (
  <span className={`chip ${name.tone}`}>{name[useLanguage()]}</span>
);
