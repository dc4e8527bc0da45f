import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Facts } from '../ui/facts.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import type { Typed } from './counter-action.ts';
import { LineBanner } from './line-banner.tsx';
import type { OpenCounter } from './load-counter.ts';
import { PrintSheet } from './print-sheet.tsx';
import { ReleaseForm } from './sale-cards.tsx';
import { SalesList } from './sales-list.tsx';
import { ShiftCard } from './shift-cards.tsx';
import { SoldNews } from './sold-news.tsx';
import { PaperChoice, StripButton, useSoldStrips } from './sold-strips.tsx';
import { counterText } from './text.ts';
import { TicketFinder } from './ticket-finder.tsx';
import { TripFinder } from './trip-finder.tsx';
import { useOnline } from '../ui/use-online.ts';
import { usePaperWidth, usePrinting } from './use-paper.tsx';
import styles from './counter.module.css';

/** Problem of a refused form of the counter, and what was typed. */
export type Answer = { problem: ProblemNote; typed: Typed } | undefined;

/** Disables links while there is no network: the page stays, and with it what can be printed. */
const stay = (event: MouseEvent) => {
  if ((event.target as Element).closest('a[href]')) event.preventDefault();
};

type OpenDeskProps = {
  counter: OpenCounter;
  answer: Answer;
  /** True where the page could not be loaded again: the line is down. */
  unread: boolean;
  /** Draws the sale of the chosen coach. */
  renderSale: (chosen: NonNullable<OpenCounter['chosen']>, down: boolean) => ReactNode;
};

/** Counter with an open shift: the sale, and beside it the shift and its sales. */
export const OpenDesk = ({ counter, answer, unread, renderSale }: OpenDeskProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  const down = !useOnline() || unread;
  const { sold, chosen } = counter;
  const [width, setWidth] = usePaperWidth();
  const [printing, print] = usePrinting();
  const strips = useSoldStrips(sold?.strip);
  const refused = answer?.typed.intent === 'release' ? problemText(answer.problem, language) : undefined;
  const closing = answer?.typed.intent === 'close-shift' ? { ...answer, typed: answer.typed } : undefined;
  const printSold = sold?.state === 'confirmed' ? () => print(sold.strip) : undefined;
  return (
    <Columns wide className={styles.desk} onClickCapture={down ? stay : undefined}>
      <Stack>
        <LineBanner down={down} />
        {refused && <Alert>{refused}</Alert>}
        {sold && !chosen && <SoldNews sold={sold} onPrint={printSold} />}
        {chosen ? (
          renderSale(chosen, down)
        ) : (
          <TripFinder
            key={`${counter.date} ${counter.fromPlaceId} ${sold?.strip.pnr}`}
            day={counter}
            onEmptyEnter={printSold}
            down={down}
          />
        )}
      </Stack>
      <Stack as="aside">
        <ShiftCard shift={counter.shift} refused={closing} />
        <Section title={t.sold.recent}>
          <SalesList
            sales={counter.sales}
            none={t.sold.none}
            renderAct={({ pnr, state }) =>
              state === 'confirmed' && (
                <StripButton pnr={pnr} strip={strips.get(pnr)} width={width} onPrint={print} />
              )
            }
          />
          <PaperChoice width={width} onWidth={setWidth} />
          <TicketFinder />
        </Section>
        <Section title={t.holds.title}>
          <SalesList
            sales={counter.holds}
            none={t.holds.none}
            renderAct={(hold) => <ReleaseForm {...hold} />}
          />
        </Section>
        <Section className={styles.keys} title={t.shortcuts.title}>
          <Facts look="sums" facts={t.shortcuts.list.map(({ keys, says }) => [keys, says] as const)} />
        </Section>
      </Stack>
      {printing && <PrintSheet view={printing} width={width} />}
    </Columns>
  );
};
