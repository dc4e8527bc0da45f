import { problemText } from '@poth/domain/problem-text.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DeskRoomView, RoomTyped } from './rooms-action.ts';
import { roomsText } from './text.ts';

type Answer = Refused<RoomTyped> | undefined;

/**
 * Forms of one opening: to switch its room on or off, to announce the source of its public value, and to enter the
 * value.
 */
const Change = ({ one, answer }: { one: DeskRoomView; answer: Answer }) => {
  const t = useText(roomsText);
  const language = useLanguage();
  const hiddenFields = { serviceDate: one.serviceDate, roomId: one.roomId ?? '' };
  const turn = one.isOn ? 'off' : 'on';
  const offers: Readonly<Record<string, boolean>> = {
    [turn]: one.canSwitch,
    announce: one.canAnnounce,
    value: one.takesValue,
  };
  const own = answer?.typed.serviceDate === one.serviceDate ? answer : undefined;
  const of = (intent: string): Answer => (own?.typed.intent === intent ? own : undefined);
  return (
    <Stack>
      {/* The opening has gone on meanwhile: the form that was sent is no longer shown. */}
      {own && !offers[own.typed.intent] && <Alert>{problemText(own.problem, language)}</Alert>}
      {offers[turn] && (
        <ActionForm intent={turn} answer={of(turn)} hiddenFields={hiddenFields}>
          <SubmitButton intent={turn} look="line">
            {one.isOn ? t.switchOff : t.switchOn}
          </SubmitButton>
        </ActionForm>
      )}
      {offers.announce && (
        <ActionForm intent="announce" answer={of('announce')} isStacked hiddenFields={hiddenFields}>
          <TextField label={t.source} name="valueSource" maxLength={300} />
          <SubmitButton intent="announce" look="line">
            {t.announce}
          </SubmitButton>
        </ActionForm>
      )}
      {offers.value && (
        <ActionForm
          intent="value"
          answer={of('value')}
          says={() => t.valueMissing}
          isStacked
          hiddenFields={hiddenFields}
        >
          <TextField label={t.value} name="value" maxLength={200} />
          <SubmitButton intent="value">{t.enter}</SubmitButton>
        </ActionForm>
      )}
    </Stack>
  );
};

type RoomsDeskProps = {
  rooms: readonly DeskRoomView[];
  answer: Answer;
  /** Page on which the reader sets openings. */
  openingsPath: string;
};

/** Openings of sales with the waiting room before each. */
export const RoomsDesk = ({ rooms, answer, openingsPath }: RoomsDeskProps) => {
  const t = useText(roomsText);
  const language = useLanguage();
  const { date, opens, state, waiting, admitted, change } = t.columns;
  if (rooms.length === 0) {
    const toOpenings = <ButtonLink to={openingsPath}>{t.setOpening}</ButtonLink>;
    return <EmptyState action={toOpenings}>{t.none}</EmptyState>;
  }
  return (
    <DataTable
      rows={rooms}
      rowKey={({ serviceDate }) => serviceDate}
      columns={[
        {
          head: date,
          cell: (one) =>
            one.roomId && one.isOn ? (
              <a className="link num" href={localPath(language, `/waiting-room/${one.roomId}`)}>
                {one.date}
              </a>
            ) : (
              one.date
            ),
        },
        { head: opens, kind: 'num', cell: (one) => one.opensAt },
        { head: state, cell: (one) => t.stages[one.stage] },
        { head: waiting, kind: 'num', cell: (one) => one.waiting },
        { head: admitted, kind: 'num', cell: (one) => one.admitted },
        { head: change, cell: (one) => <Change one={one} answer={answer} /> },
      ]}
    />
  );
};
