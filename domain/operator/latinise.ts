/** Parses a table of letters and their spellings: ক=k খ=kh. */
const spelled = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Bangla consonants in Latin letters, roughly as names are spelled in Bangladesh. */
const consonants = spelled(`
  ক=k খ=kh গ=g ঘ=gh ঙ=ng চ=ch ছ=chh জ=j ঝ=jh ঞ=n ট=t ঠ=th ড=d ঢ=dh ণ=n ত=t থ=th দ=d ধ=dh ন=n
  প=p ফ=f ব=b ভ=bh ম=m য=j র=r ল=l শ=sh ষ=sh স=s হ=h ড়=r ঢ়=rh য়=y`);
const vowels = spelled('অ=o আ=a ই=i ঈ=i উ=u ঊ=u ঋ=ri এ=e ঐ=oi ও=o ঔ=ou');
const signs = spelled('া=a ি=i ী=i ু=u ূ=u ৃ=ri ে=e ৈ=oi ো=o ৌ=ou ং=ng ঃ=h ৎ=t');
const silent = '্';
const letterPattern = /ড\u09bc|ঢ\u09bc|য\u09bc|\S/gu;

/**
 * Spells a word in Latin letters. A consonant is followed by its own a, unless a sign, a joined letter or the word's
 * end drops it.
 */
const latinWord = (word: string): string => {
  const letters = word.match(letterPattern) ?? [];
  return letters
    .map((letter, at) => {
      const sound = letter === 'য' && letters[at - 1] === silent ? 'y' : consonants.get(letter);
      if (!sound)
        return (
          vowels.get(letter) ??
          signs.get(letter) ??
          (/[\u0980-\u09ff\u200c\u200d]/.test(letter) ? '' : letter)
        );
      const after = letters[at + 1];
      const bare = after === undefined || after === silent || signs.has(after);
      return bare ? sound : `${sound}a`;
    })
    .join('');
};

/** Spells a name in lower-case Latin letters and digits, its words separated: পদ্মা পরিবহন is padma paribahan. */
export const latinise = (name: string): string =>
  name
    .normalize('NFC')
    .split(/\s+/)
    .map(latinWord)
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
