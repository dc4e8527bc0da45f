import type { Bilingual } from '../language.ts';

export type PlanChoice = { planId: string; name: Bilingual; seatCount: number };
