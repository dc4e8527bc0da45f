import type { TicketView } from './ticket-view.ts';

/** How a booking stands, in both languages. */
export const StateChip = ({ name }: { name: TicketView['stateName'] }) => (
  <span className={`chip ${name.tone}`}>
    <span lang="bn">{name.bn}</span> · <span lang="en">{name.en}</span>
  </span>
);
