import { coachClasses } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { figuresOf } from '@poth/domain/fleet/seat-plan.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { textIn } from '../text/texts.ts';
import { fleetText } from './text.ts';

/** Formats the figures of a plan in a line: 40 seats · 4 for women. */
export const planFigures = (layout: SeatLayout, language: Language): string => {
  const t = textIn(language, fleetText).figures;
  const { seats, women, priority, decks, classes } = figuresOf(layout);
  const count = (number: number) => digits(number, language);
  return [
    t.seats(count(seats)),
    decks > 1 && t.decks,
    women > 0 && t.women(count(women)),
    priority > 0 && t.priority(count(priority)),
    ...coachClasses.map((name) => (classes[name] ? t[name](count(classes[name])) : false)),
  ]
    .filter(Boolean)
    .join(' · ');
};
