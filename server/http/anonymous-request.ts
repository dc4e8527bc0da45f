import { languageCookie } from '@poth/domain/language.ts';

const onlyLanguage = new RegExp(`^${languageCookie}=\\w*$`);

/**
 * Tells an anonymous client: any cookie but that of the language may identify a person, a buyer or a notice, like every token.
 */
export const isAnonymous = (headers: Headers): boolean => {
  const cookie = headers.get('cookie');
  return (cookie === null || onlyLanguage.test(cookie)) && !headers.has('authorization');
};

/** Headers that affect limits and the language of a refusal, but no cached answer. */
const passedOn = ['x-forwarded-for', 'accept-language'];

/**
 * Builds a request from the address alone, at the public URL: nothing else that its client sent, such as the Host
 * header, can get into an answer for all. `address`: path and query.
 */
export const anonymousRequest = (address: string, publicUrl: string, { headers }: Request): Request =>
  new Request(new URL(address, publicUrl), {
    headers: passedOn.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  });
