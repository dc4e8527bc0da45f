import { digits } from '@poth/domain/language.ts';
import { type MyTickets, type TicketSection, ticketSections } from '@poth/domain/ticket/my-tickets.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { myTicketsText } from './my-tickets-text.ts';
import styles from './my-tickets.module.css';

export const sectionPath = (section: TicketSection, pages = 1): string => {
  const query = new URLSearchParams({
    ...(section !== 'upcoming' && { show: section }),
    ...(pages > 1 && { pages: String(pages) }),
  }).toString();
  return query ? `/tickets?${query}` : '/tickets';
};

type MyTicketsSectionsProps = { at: TicketSection; counts: MyTickets['counts'] };

/** Sections of the list as tabs, each with its own address and its number of bookings. */
export const MyTicketsSections = ({ at, counts }: MyTicketsSectionsProps) => {
  const t = useText(myTicketsText).sections;
  const language = useLanguage();
  return (
    <nav className={styles.sections} aria-label={t.label}>
      <ul>
        {ticketSections.map((section) => (
          <li key={section}>
            <LocalLink to={sectionPath(section)} aria-current={section === at ? 'page' : undefined}>
              {t[section]} <span className="num">{digits(counts[section], language)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
