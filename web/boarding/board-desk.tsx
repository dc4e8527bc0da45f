import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import type { RiderNow } from '@poth/domain/boarding/apply-marks.ts';
import { digits } from '@poth/domain/language.ts';
import { countAt } from '@poth/domain/boarding/apply-marks.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { SelectField } from '../ui/text-field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { DoorLine } from './door-line.tsx';
import { hourText, currentBoardingStop } from './door-view.ts';
import { FlagList } from './flag-list.tsx';
import { LeaveStop } from './leave-stop.tsx';
import { SharePosition } from './share-position.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { serverNow } from './server-clock.ts';
import { StopRiders } from './stop-riders.tsx';
import { boardingText } from './text.ts';
import { useDoor } from './use-door.ts';
import { useDoorFocus } from './use-door-focus.ts';
import { useListReload } from './use-list-reload.ts';
import { VerdictPanel } from './verdict-panel.tsx';

type BoardDeskProps = {
  list: BoardingList;
  /** Mark ids by ticket, for forms sent without a script. */
  keys: Readonly<Record<string, string>>;
  ready: boolean;
  /** Answer to a form. */
  children: ReactNode;
};

/** The door of a trip: check tickets, see who is missing, send the coach off. */
export const BoardDesk = ({ list, keys, ready, children }: BoardDeskProps) => {
  const t = useText(boardingText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const { online, readAgain } = useListReload();
  const [chosen, setChosen] = useState<number | null>(null);
  const [looked, setLooked] = useState('');
  const stopNo = Math.max(chosen ?? 0, currentBoardingStop(list));
  const door = useDoor(list, stopNo, readAgain);
  const { riders, waiting, line, shown } = door;
  const { field, moveOn } = useDoorFocus();
  const board = (rider: RiderNow) => {
    door.boardByHand(rider, true);
    moveOn(rider.fromStopNo);
  };
  const undo = (at: number | null) => (ticketId: string, scanId: string) => {
    door.undo(ticketId, scanId);
    moveOn(at);
  };
  // Without a network the list gets old, but the time goes on.
  const due = (scripted ? serverNow() : list.at) >= list.opensAt;
  const open = due && list.state !== 'cancelled';
  return (
    <Stack maxWidth={760}>
      {scripted && <DoorLine list={list} online={online} line={line} waiting={waiting} ready={ready} />}
      {list.state === 'cancelled' && <Alert>{t.off}</Alert>}
      {!due && <Alert kind="notice">{t.opens(hourText(list.opensAt, list, language))}</Alert>}
      {children}
      {scripted && open && (
        <Stack as={Card}>
          {list.stops.length > 1 && (
            <SelectField
              name="stop"
              label={t.stop}
              value={stopNo}
              onChange={(event) => setChosen(Number(event.target.value))}
              options={list.stops
                .filter((stop) => stop.stopNo >= currentBoardingStop(list))
                .map((stop) => ({
                  value: String(stop.stopNo),
                  label: `${stop.place[language]} · ${t.missing(digits(countAt(riders, stop.stopNo).missing, language))}`,
                }))}
            />
          )}
          {shown && <VerdictPanel key={shown.no} shown={shown} list={list} onUndo={undo(shown.fromStopNo)} />}
          <ScanPanel door={door} field={field} stopNo={stopNo} looked={looked} onLook={setLooked} />
        </Stack>
      )}
      {scripted && <SharePosition tripId={list.tripId} state={list.state} />}
      <FlagList flags={list.flags} departsAt={list.departsAt} />
      {list.stops.map((stop) => (
        <StopRiders
          key={stop.stopNo}
          stop={stop}
          list={list}
          riders={riders}
          looked={looked}
          keyOf={({ ticketId }) => keys[ticketId] ?? ticketId}
          onBoard={board}
          onUndo={undo(stop.stopNo)}
        />
      ))}
      <LeaveStop list={list} riders={riders} ready={!scripted || (online && waiting === 0)} />
    </Stack>
  );
};
