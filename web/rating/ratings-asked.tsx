import { type RatingFilter, ratingFilters } from '@poth/domain/rating/filter.ts';
import { pageOf } from '../shell/page-of.ts';
import { useText } from '../text/texts.ts';
import { Tabs } from '../ui/tabs.tsx';
import { ratingDeskText } from './desk-text.ts';

/** Reads filter and page from the address; anything invalid becomes the first page of all ratings. */
export const ratingsAsked = (request: Request): { only: RatingFilter | null; page: number } => {
  const only = new URL(request.url).searchParams.get('only');
  return { only: ratingFilters.find((one) => one === only) ?? null, page: pageOf(request) };
};

export const ratingsPath = (path: string, only: RatingFilter | null, page = 1): string => {
  const asked = new URLSearchParams({ ...(only && { only }), ...(page > 1 && { page: String(page) }) });
  return asked.size > 0 ? `${path}?${asked}` : path;
};

/** Tabs of ratings by kind, each with its own address. */
export const RatingTabs = ({ path, at }: { path: string; at: RatingFilter | null }) => {
  const { tabs: t } = useText(ratingDeskText);
  return (
    <Tabs
      label={t.label}
      tabs={([null, ...ratingFilters] as const).map((only) => ({
        to: ratingsPath(path, only),
        label: only ? t[only] : t.all,
        isHere: only === at,
      }))}
    />
  );
};
