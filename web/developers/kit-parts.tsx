import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink, type ButtonLook } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { DialogLink } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ContactFolds } from '../ui/contact-folds.tsx';
import { Fold, Folds } from '../ui/fold.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { iconPaths } from '../ui/icon-paths.ts';
import { Columns, FieldGrid, type Gap, Grid, Row, Stack } from '../ui/layout.tsx';
import { LoadingPlaceholder } from '../ui/loading-placeholder.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import { OpeningCountdown } from '../ui/opening-countdown.tsx';
import { OutcomeCard } from '../ui/outcome-card.tsx';
import { Page } from '../ui/page.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { ConversationEntry } from '../ui/conversation-entry.tsx';
import { Section } from '../ui/section.tsx';
import { Share } from '../ui/share.tsx';
import { Steps } from '../ui/steps.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { Toast } from '../ui/toast.tsx';
import type { Piece } from './kit-piece.ts';
import { kitText } from './kit-text.ts';

const looks: readonly ButtonLook[] = ['go', 'line', 'green', 'danger'];
const gaps: readonly Gap[] = ['s', 'm', 'l'];
const Box = () => <Card>{useText(kitText).word}</Card>;

const Buttons = () => {
  const t = useText(kitText);
  return looks.map((look) => (
    <Row key={look}>
      <Button look={look}>{t.press}</Button>
      <Button look={look} busy>
        {t.press}
      </Button>
      <Button look={look} disabled>
        {t.press}
      </Button>
      <ButtonLink look={look} to="/ui">
        {t.press}
      </ButtonLink>
    </Row>
  ));
};

const Alerts = () => {
  const t = useText(kitText);
  return (['problem', 'notice', 'success'] as const).map((kind) => (
    <Alert key={kind} kind={kind}>
      {t.long}
    </Alert>
  ));
};

const Layouts = () => (
  <>
    {gaps.map((gap) => (
      <Columns key={gap}>
        <Stack gap={gap}>
          <Box />
          <Box />
        </Stack>
        <Row gap={gap}>
          <Box />
          <Box />
        </Row>
      </Columns>
    ))}
    <FieldGrid>
      <Box />
      <Box />
    </FieldGrid>
    <Grid min={120}>
      <Box />
      <Box />
      <Box />
    </Grid>
  </>
);

const Headed = () => {
  const t = useText(kitText);
  const actions = <ButtonLink to="/ui">{t.press}</ButtonLink>;
  return (
    <>
      <Section title={t.word}>{t.long}</Section>
      <Section title={t.word} look="plain" actions={actions}>
        {t.long}
      </Section>
      <NarrowPage title={t.word} about={t.seats} back={{ to: '/ui', label: t.title }}>
        <Box />
      </NarrowPage>
      <Page width="medium">
        <h2>{t.word}</h2>
        <Box />
      </Page>
    </>
  );
};

const Countdowns = () => {
  const t = useText(kitText);
  const language = useLanguage();
  return [600, 45].map((seconds) => (
    <Countdown key={seconds} label={t.word} warning={t.long} secondsLeft={seconds} language={language} />
  ));
};

const Openings = () => {
  const t = useText(kitText);
  return [90_000, 90_000_000].map((msLeft) => (
    <OpeningCountdown key={msLeft} says={t.long} counts={t.word} opened={t.send} msLeft={msLeft} />
  ));
};

const Outcomes = () => {
  const t = useText(kitText);
  return (
    <>
      <OutcomeCard mark="clock" title={t.word} ways={<ButtonLink to="/ui">{t.press}</ButtonLink>}>
        <p>{t.long}</p>
      </OutcomeCard>
      <OutcomeCard mark={<RoadLine />} title={t.word}>
        <p>{t.long}</p>
      </OutcomeCard>
    </>
  );
};

const Exchange = () => {
  const t = useText(kitText);
  return (
    <Stack gap="s">
      <ConversationEntry head={t.word}>{t.long}</ConversationEntry>
      <ConversationEntry head={t.word} isAnswer>
        {t.long}
      </ConversationEntry>
      <ConversationEntry head={t.word}>{null}</ConversationEntry>
    </Stack>
  );
};

const Opening = () => {
  const t = useText(kitText);
  return (
    <>
      <ConfirmStep label={t.press}>{t.long}</ConfirmStep>
      <ConfirmStep label={t.press} open>
        {t.long}
      </ConfirmStep>
      <ContactFolds
        groups={[
          {
            title: t.word,
            contacts: [
              { key: '1', name: t.word, address: t.long, phone: '01711-234501', tel: 'tel:+8801711234501' },
            ],
          },
        ]}
        open
      />
      <Folds>
        <Fold summary={t.word}>{t.long}</Fold>
        <Fold summary={t.long} open>
          {t.long}
        </Fold>
      </Folds>
      <Fold look="line" summary={t.word}>
        {t.long}
      </Fold>
      <Fold look="button" summary={t.press}>
        {t.long}
      </Fold>
      <DialogLink to="/ui" title={t.press} closeLabel={t.send}>
        {t.long}
      </DialogLink>
      <Toast closeLabel={t.send}>{t.word}</Toast>
    </>
  );
};

const Waits = () => {
  const t = useText(kitText);
  return (
    <>
      <EmptyState>{t.none}</EmptyState>
      <EmptyState action={<ButtonLink to="/ui">{t.press}</ButtonLink>}>{t.none}</EmptyState>
      <LoadingPlaceholder />
    </>
  );
};

const Marks = () => {
  const t = useText(kitText);
  return (
    <>
      <Row>
        {(['good', 'late', 'off', 'quiet'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {t.word}
          </Badge>
        ))}
        {['', 'gold', 'red', 'plain'].map((look) => (
          <span key={look} className={`chip ${look}`}>
            {t.word}
          </span>
        ))}
      </Row>
      <Row>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
      <Share share="45%">{t.word}</Share>
      <RoadLine />
      <RoadLine>{t.word}</RoadLine>
      {[0, 1, 2].map((at) => (
        <Steps key={at} label={t.word} steps={[t.word, t.seats, t.fare]} at={at} />
      ))}
      <Timeline>
        <li data-reached="true">{t.word}</li>
        <li>{t.long}</li>
        <li>{t.seats}</li>
      </Timeline>
    </>
  );
};

/** Pieces of the kit that pages are built from. */
export const partPieces: readonly Piece[] = [
  ['Button, ButtonLink', Buttons],
  ['Alert', Alerts],
  ['Stack, Row, Columns, FieldGrid, Grid, Card', Layouts],
  ['Section, Page, NarrowPage', Headed],
  ['Badge, chip, Icon, Share, RoadLine, Steps, Timeline', Marks],
  ['Countdown', Countdowns],
  ['OpeningCountdown', Openings],
  ['OutcomeCard', Outcomes],
  ['ConversationEntry', Exchange],
  ['ConfirmStep, Fold, DialogLink, Toast', Opening],
  ['EmptyState, LoadingPlaceholder', Waits],
];
