import type { ReactNode } from 'react';
import { Row, Stack } from '../ui/layout.tsx';
import { ConversationEntry, TypedWords } from '../ui/conversation-entry.tsx';
import type { RatingView } from './rating-view.ts';

type RatingCardProps = {
  rating: RatingView;
  /** Name before the answer. */
  company: string;
  /** Trip of the rating, on a desk. */
  about?: ReactNode;
  children?: ReactNode;
};

/** One rating: the stars, the words, the answer of the company. */
export const RatingCard = ({ rating, company, about, children }: RatingCardProps) => (
  <Stack as="article" gap="s" className="card" aria-label={rating.head}>
    <p className="small muted num">{rating.head}</p>
    {about && <p className="num">{about}</p>}
    <Row as="ul" gap="m" className="num">
      {rating.stars.map(({ name, says }) => (
        <li key={name}>
          <span className="small muted">{name}</span> <b>{says}</b>
        </li>
      ))}
    </Row>
    {rating.words && <TypedWords>{rating.words}</TypedWords>}
    {rating.answer && (
      <ConversationEntry head={`${company} · ${rating.answer.at}`} isAnswer>
        {rating.answer.said}
      </ConversationEntry>
    )}
    {children}
  </Stack>
);
