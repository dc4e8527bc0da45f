import { countText } from '@poth/domain/language.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Tabs } from '../ui/tabs.tsx';
import { voiceDeskText } from './desk-text.ts';
import { reportsPath } from './reports-asked.ts';

type StateTabsProps = { path: string; at: ReportState | null; counts: Record<ReportState, number> };
const shownStates = ['open', 'disputed', 'answered', 'closed'] as const;

/** The reports by how they stand, each state an address of its own. */
export const StateTabs = ({ path, at, counts }: StateTabsProps) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  return (
    <Tabs
      label={t.tabs.label}
      tabs={([null, ...shownStates] as const).map((state) => ({
        to: reportsPath(path, state),
        label: state ? t.states[state] : t.tabs.all,
        isHere: state === at,
        count: state && counts[state] > 0 && countText(counts[state], language),
      }))}
    />
  );
};
