import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { textIn } from '../text/texts.ts';
import { referenceFaultText } from './sale-fields.tsx';
import { counterText } from './text.ts';

/** The sentence of a fault of a passenger's name or number. */
export type SayDetail = (fault: string | undefined, language: Language) => string | undefined;

const aboutSeats = ['seat-unknown', 'seat-taken', 'too-many-seats', 'women-only-seat'];

type Live = {
  seatNos: readonly string[];
  unknown: readonly string[];
  gone: readonly string[];
  limit: number;
};

/** Finds a fault of the typed seats before the server is asked. */
const seatsFault = ({ seatNos, unknown, gone, limit }: Live, language: Language): string | undefined => {
  const t = textIn(language, counterText).sale;
  if (unknown.length > 0) return t.seatsUnknown(unknown.join(', '));
  if (gone.length > 0) return t.seatsGone(gone.join(', '));
  return seatNos.length > limit ? t.tooMany(digits(limit, language)) : undefined;
};

/** Writes the faults of a sale, field by field, and those that belong to no field. */
export const saleFaults = (
  problem: ProblemNote | undefined,
  seats: Live,
  language: Language,
  sayDetail: SayDetail,
) => {
  const faults = faultsOf(problem);
  const t = textIn(language, counterText).sale;
  const said = problem && problemText(problem, language);
  const refused = (problem?.fields.seats ?? seats.seatNos) as readonly string[];
  const isAsked = refused.some((seatNo) => [...seats.seatNos, ...seats.unknown].includes(seatNo));
  const ofSeats = problem && aboutSeats.includes(problem.code) && isAsked ? said : undefined;
  const ofReference = problem?.code === 'reference-used' ? said : undefined;
  const isField = problem && [...aboutSeats, 'reference-used', 'invalid-input'].includes(problem.code);
  return {
    seats: seatsFault(seats, language) ?? ofSeats ?? (faults.seats && t.seatsMissing),
    name: sayDetail(faults.name, language),
    phone: sayDetail(faults.phone, language),
    reference: referenceFaultText(faults.reference, language) ?? ofReference,
    elsewhere: isField ? undefined : said,
  };
};
