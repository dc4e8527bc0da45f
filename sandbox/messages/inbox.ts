import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import type { Message } from '../state.ts';

const most = 500;

/** Keeps a message with the bytes of its attachments; beyond five hundred messages the oldest is dropped. */
export async function keepMessage(
  sandbox: Sandbox,
  message: Omit<Message, 'id' | 'at'>,
  files: Uint8Array[] = [],
) {
  const { messages } = sandbox.state;
  const id = randomUUID();
  await Promise.all(files.map((bytes, index) => sandbox.attachments.put(id, index, bytes)));
  messages.push({ ...message, id, at: Date.now() });
  const old = messages.splice(0, Math.max(0, messages.length - most));
  await Promise.all(old.map((gone) => sandbox.attachments.drop(gone.id, gone.attachments.length)));
  sandbox.keepSoon();
}

/** Finds messages, newest first; `to` is a phone number in any spelling or a part of an address. */
export function findMessages(sandbox: Sandbox, to: string | undefined): Message[] {
  const wanted = plain(to ?? '');
  return sandbox.state.messages
    .filter((message) => message.to.some((receiver) => plain(receiver).includes(wanted)))
    .toReversed();
}

/** Normalises a receiver: phones without +88 and hyphens, addresses in lower case. */
function plain(receiver: string): string {
  const text = receiver.trim().toLowerCase();
  return /^[+\d][\d\s-]*$/.test(text) ? text.replace(/\D/g, '').replace(/^88(?=01)/, '') : text;
}

export async function clearMessages(sandbox: Sandbox) {
  const gone = sandbox.state.messages.splice(0);
  await Promise.all(gone.map(({ id, attachments }) => sandbox.attachments.drop(id, attachments.length)));
  sandbox.keepSoon();
}
