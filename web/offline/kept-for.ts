const key = 'kept-for';

/** Hash under which the phone remembers the person whose pages it keeps: the profile's address cannot be read from it. */
const nameOf = async (person: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(person));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Remembers whose pages are kept on this phone; returns whether they belonged to somebody else: someone who signed out,
 * or another person. A guest who signs in keeps their tickets.
 */
export const rememberPerson = async (person: string | null): Promise<boolean> => {
  if (typeof crypto.subtle === 'undefined') return false;
  const now = person === null ? null : await nameOf(person);
  try {
    const before = localStorage.getItem(key);
    if (now === null) localStorage.removeItem(key);
    else localStorage.setItem(key, now);
    return before !== null && before !== now;
  } catch {
    // A browser without storage keeps no pages to forget.
    return false;
  }
};
