import { languageCookie } from '@poth/domain/language.ts';

const onlyLanguage = new RegExp(`^${languageCookie}=\\w*$`);

/** Tells a client without identity: any other cookie may name a person, a buyer or a notice, and every token does. */
export const isAnonymous = (headers: Headers): boolean => {
  const cookie = headers.get('cookie');
  return (cookie === null || onlyLanguage.test(cookie)) && !headers.has('authorization');
};

/** Headers that change limits and the language of a refusal, but no answer that is kept. */
const passedOn = ['x-forwarded-for', 'accept-language'];

/**
 * Makes a request of its address alone, at the public URL: nothing that its client sent besides, the Host header among
 * it, can get into an answer for all. address: path and query.
 */
export const anonymousRequest = (address: string, publicUrl: string, { headers }: Request): Request =>
  new Request(new URL(address, publicUrl), {
    headers: passedOn.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  });
