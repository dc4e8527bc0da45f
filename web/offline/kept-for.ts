const key = 'kept-for';

/** A person as the phone remembers whose pages it keeps: nobody reads an address from it. */
const nameOf = async (person: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(person));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Remembers whose pages lie on this phone; answers whether they were somebody else's: who signed out, or another
 * person. A guest who signs in keeps the own tickets.
 */
export const personChanged = async (person: string | null): Promise<boolean> => {
  if (typeof crypto.subtle === 'undefined') return false;
  const now = person === null ? null : await nameOf(person);
  try {
    const before = localStorage.getItem(key);
    if (now === null) localStorage.removeItem(key);
    else localStorage.setItem(key, now);
    return before !== null && before !== now;
  } catch {
    // A browser without storage keeps nothing that one could forget.
    return false;
  }
};
