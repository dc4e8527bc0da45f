import { type RefObject, useEffect, useRef } from 'react';

type DoorFocus = {
  /** Field where a hand-held scanner types. */
  field: RefObject<HTMLInputElement | null>;
  /** Moves the focus on after a mark made by hand at a stop. */
  moveOn: (stopNo: number | null) => void;
};

/**
 * Moves the focus on when a button of the door is gone with its row or panel: to the field where a scanner types, so that
 * the next code arrives. Never to the next button, which the scanner's Enter would press. After a touch it goes to the
 * heading of the stop, because a focused field opens the keyboard on the screen.
 */
export const useDoorFocus = (): DoorFocus => {
  const field = useRef<HTMLInputElement>(null);
  const pressedBy = useRef('key');
  useEffect(() => {
    const byPointer = (event: PointerEvent) => {
      pressedBy.current = event.pointerType;
    };
    const byKey = () => {
      pressedBy.current = 'key';
    };
    addEventListener('pointerdown', byPointer, true);
    addEventListener('keydown', byKey, true);
    return () => {
      removeEventListener('pointerdown', byPointer, true);
      removeEventListener('keydown', byKey, true);
    };
  }, []);
  const moveOn = (stopNo: number | null): void => {
    const heading = document.querySelector<HTMLElement>(`#stop-${stopNo}`);
    const isTyped = ['key', 'mouse'].includes(pressedBy.current);
    const target = (isTyped && field.current) || heading;
    // A pointer goes on in the list where it is; a keyboard goes on where the focus can be seen.
    target?.focus({ preventScroll: pressedBy.current !== 'key' });
  };
  return { field, moveOn };
};
