import { createContext } from 'react';

/**
 * Marks the inline scripts of a page while the server draws it: React writes the mark as their nonce, and sealScripts
 * takes it out again. No page that is sent carries it.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
