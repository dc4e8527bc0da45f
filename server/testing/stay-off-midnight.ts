import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';

/** The longest that a file of tests may take for its day to last; the files of the server take up to half of it. */
const fileMs = 60_000;

// Tests reckon with days from today on. One that begins just before midnight in Dhaka would go on tomorrow, with
// another today than it began with: it begins after midnight instead.
const midnight = dhakaInstant(addDays(dhakaDate(new Date()), 1));
const leftMs = midnight.getTime() - Date.now();
if (leftMs < fileMs) await sleep(leftMs + 100);
