import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { deskText } from './desk-text.ts';

/** Headings of the guide to a first coach, by their anchors (docs/guides/first-coach.en.md). */
type GuideAnchor =
  | 'register-your-company'
  | 'put-a-coach-on-sale'
  | 'seat-plan'
  | 'coach'
  | 'counters-and-route'
  | 'fares-and-schedule'
  | 'sell-at-your-counter'
  | 'passenger-list-and-boarding'
  | 'your-money';

/** Links from a missing part of a company's setup to the section of the guide that explains it. */
export const DeskGuideLink = ({ to }: { to: GuideAnchor }) => (
  <LocalLink className="link" to={`/guide/first-coach#${to}`}>
    {useText(deskText).seeHow}
  </LocalLink>
);
