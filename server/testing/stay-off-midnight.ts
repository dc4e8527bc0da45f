import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';

/** Most milliseconds of a test file that is to end on the day it began; the server's files take up to half of it. */
const fileMs = 60_000;

// Tests compute days from today. One that begins just before midnight in Dhaka would end on another day than it began,
// so it begins after midnight instead.
const midnight = dhakaInstant(addDays(dhakaDate(new Date()), 1));
const leftMs = midnight.getTime() - Date.now();
if (leftMs < fileMs) await sleep(leftMs + 100);
