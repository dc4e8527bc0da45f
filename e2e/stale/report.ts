import { type Age, ageOf, type Look } from './judge.ts';
import type { Run } from './run.ts';

/** Highest permitted age of an answer in milliseconds: for a browser without purchases, and for one with cookies. */
const oldestMs = { anybody: 1_000, own: 0 };
const mostShown = 20;

const isWrong = ({ own }: Look, { ms, missesOwn }: Age): boolean =>
  missesOwn || ms > (own ? oldestMs.own : oldestMs.anybody);

const tell = (run: Run, look: Look, { ms, what, missesOwn }: Age): string => {
  const { own, by, kind, way, fromMemory, asked, answered } = look;
  const [who, where] = [
    own ? 'to one with a cookie' : 'to anybody',
    `stops ${way.fromStopNo}-${way.toStopNo}`,
  ];
  const how = fromMemory ? ', from memory' : '';
  const told = Number.isFinite(ms) ? `${Math.round(ms)} ms old` : 'never so';
  return `${told}: ${what}, ${kind} ${where} of ${way.tripId} ${who} by process ${run.portals.indexOf(by) + 1}${how}${missesOwn ? ', misses a change by that process' : ''}, asked at ${asked.toFixed(0)}, answered ${(answered - asked).toFixed(0)} ms later`;
};

/** Judges all looks of a run and prints the result; returns whether nothing was wrong. */
export const report = (run: Run): boolean => {
  run.book.settleCuts();
  const judged = run.looks.map((look) => ({ look, age: ageOf(run.book, look) }));
  const wrong = judged.filter(({ look, age }) => isWrong(look, age));
  for (const { look, age } of wrong.slice(0, mostShown)) console.log(`wrong: ${tell(run, look, age)}`);
  if (wrong.length > mostShown) console.log(`… and ${wrong.length - mostShown} more`);
  const kept = run.looks.filter(({ fromMemory }) => fromMemory).length;
  const own = run.looks.filter((look) => look.own).length;
  const oldest = judged.reduce((most, { age }) => Math.max(most, age.ms), 0);
  const refused = [...run.refusals].map(([code, count]) => `${code} ${count}`).join(', ');
  console.log(`refused or not answered: ${refused || 'nothing'}`);
  console.log(
    `${run.looks.length} looks (${own} of buyers, ${kept} from memory), ${run.book.changes()} changes, ` +
      `oldest answer ${Math.round(oldest)} ms, ${wrong.length} wrong`,
  );
  return wrong.length === 0;
};
