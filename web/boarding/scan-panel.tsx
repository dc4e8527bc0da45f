import { digits } from '@poth/domain/language.ts';
import { type FormEvent, type RefObject, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FieldRow, Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { findRiders, riderOfSeat } from './door-view.ts';
import { isCode } from './read-code.ts';
import { boardingText } from './text.ts';
import { useCamera } from './use-camera.ts';
import type { Door } from './use-door.ts';
import styles from './board.module.css';

type ScanPanelProps = {
  door: Door;
  field: RefObject<HTMLInputElement | null>;
  stopNo: number;
  /** Text to search among the passengers. */
  looked: string;
  onLook: (typed: string) => void;
};

/** The camera, and a field for a hand-held scanner, a seat or a name. */
export const ScanPanel = ({ door, field, stopNo, looked, onLook }: ScanPanelProps) => {
  const t = useText(boardingText).scan;
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { video, state, openCamera, closeCamera } = useCamera((text) => void door.checkCode(text));
  const open = state === 'opening' || state === 'on';

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rider = riderOfSeat(door.riders, typed, stopNo);
    if (isCode(typed)) void door.checkCode(typed);
    else if (rider) door.boardByHand(rider);
    else return onLook(typed.trim());
    onLook('');
    setTyped('');
  };
  const found = looked ? findRiders(door.riders, looked).length : 0;

  return (
    <Stack className={styles.scan}>
      {open ? (
        <Stack gap="s">
          <video ref={video} muted playsInline aria-label={t.picture} />
          <p className="small">{t.aim}</p>
          <Button type="button" look="line" onClick={closeCamera}>
            {t.stop}
          </Button>
        </Stack>
      ) : (
        <Button type="button" className={styles.scanOpen} onClick={openCamera}>
          <Icon name="camera" /> {t.camera}
        </Button>
      )}
      {state === 'denied' && <Alert>{t.denied}</Alert>}
      {state === 'none' && <Alert kind="notice">{t.none}</Alert>}
      <form onSubmit={check} role="search">
        <FieldRow>
          <TextField
            ref={field}
            name="typed"
            label={t.typed}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
          />
          <Button type="submit" look="green">
            {t.check}
          </Button>
        </FieldRow>
      </form>
      {looked && (
        <p role="status">
          {found > 0 ? t.found(digits(found, language)) : t.notFound(looked)}{' '}
          <button type="button" className={`link link-alone ${styles.clear}`} onClick={() => onLook('')}>
            {t.clear}
          </button>
        </p>
      )}
    </Stack>
  );
};
