import { countText } from '@poth/domain/language.ts';
import { type ReportState, reportStates } from '@poth/domain/feedback/lifecycle.ts';
import { pageOf } from '../shell/page-of.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Tabs } from '../ui/tabs.tsx';
import { voiceDeskText } from './desk-text.ts';

/** Reads state and page from the address; anything invalid becomes the first page of all reports. */
export const reportsAsked = (request: Request): { state: ReportState | null; page: number } => {
  const state = new URL(request.url).searchParams.get('state');
  return { state: reportStates.find((one) => one === state) ?? null, page: pageOf(request) };
};

export const reportsPath = (path: string, state: ReportState | null, page = 1): string => {
  const asked = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return asked.size > 0 ? `${path}?${asked}` : path;
};

type StateTabsProps = { path: string; at: ReportState | null; counts: Record<ReportState, number> };
const shownStates = ['open', 'disputed', 'answered', 'closed'] as const;

/** Tabs of reports by state, each with its own address. */
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
