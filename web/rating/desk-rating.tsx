import type { RatingOfCompany } from '@poth/domain/rating/rating.ts';
import type { ReactNode } from 'react';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { momentText, weekdayMomentText } from '../text/moment.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ratingDeskText } from './desk-text.ts';
import { RatingCard } from './rating-card.tsx';
import { ratingView } from './rating-view.ts';

/** Fields of a form about one rating; about: its booking. */
export type DeskTyped = { intent: string; about: string; said: string; reason: string };
export type DeskAnswer = Refused<DeskTyped> | undefined;

/** Rating on a desk, with its trip and the reason for hiding its words. */
export const DeskRating = ({ rating, children }: { rating: RatingOfCompany; children: ReactNode }) => {
  const t = useText(ratingDeskText);
  const language = useLanguage();
  const { coachNumber, routeName, departedAt, hidden, operatorName } = rating;
  return (
    <RatingCard
      rating={ratingView(rating, language)}
      company={operatorName[language]}
      about={[
        operatorName[language],
        t.coach(coachNumber),
        routeNameText(routeName, language),
        weekdayMomentText(departedAt, language),
      ].join(' · ')}
    >
      {hidden && <Alert kind="notice">{t.hidden(momentText(hidden.at, language), hidden.reason)}</Alert>}
      {children}
    </RatingCard>
  );
};
