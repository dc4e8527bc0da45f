import { useId } from 'react';
import { ContactFolds } from '../ui/contact-folds.tsx';
import type { RoutePageView } from './route-view.ts';

type RouteCountersProps = { title: string; groups: RoutePageView['boarding']; open?: boolean };

/** Lists the counters at one end of a route by area, with the address and phone of each operator's counter. */
export const RouteCounters = ({ title, groups, open = false }: RouteCountersProps) => {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ContactFolds groups={groups} open={open} />
    </section>
  );
};
