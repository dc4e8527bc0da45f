import { use } from 'react';
import { ScriptMark } from '../shell/script-mark.ts';
import { pollingScript } from './polling-script.ts';

/** The script of the page, named by its hash in the page's policy like every script of ours. */
export const RoomScript = () => (
  // oxlint-disable-next-line react/no-danger -- a text of ours, without anything that a visitor sent
  <script nonce={use(ScriptMark)} type="module" dangerouslySetInnerHTML={{ __html: pollingScript }} />
);
