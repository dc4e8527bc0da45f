import { createContext } from 'react';

/**
 * Marks the inline scripts of a page while the server renders it: React writes the mark as their nonce, and
 * `sealScripts` removes it. No page is sent with it.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
