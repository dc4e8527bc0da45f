import type { ComponentProps, ReactNode } from 'react';
import type { RequestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { CallNumbers } from './ways-to-reach.tsx';

/** Loads what the pages that say how to reach us show. */
export const loadReach = ({ company }: Pick<RequestContext, 'company'>) =>
  companyShown(company, 'phones', 'facts');

type ReachPageProps = Required<Pick<ComponentProps<typeof Article>, 'title' | 'lead'>> & {
  reach: ReturnType<typeof loadReach>;
  ways: ReactNode;
  children: ReactNode;
};

/** Page of the ways to reach us: the numbers to call, what else there is, and where to go on. */
export const ReachPage = ({ title, lead, reach, ways, children }: ReachPageProps) => (
  <Article title={title} lead={lead}>
    <CallNumbers phones={reach.phones} hours={reach.facts.hours} />
    {children}
    <div className="ways">{ways}</div>
    {reach.example && <DemoFacts of="reach" />}
  </Article>
);
