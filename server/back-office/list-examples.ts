import { type ExampleMessage, ListExamplesInput } from '@poth/domain/messaging/example.ts';
import { smsAlphabet, smsParts } from '@poth/domain/messaging/sms.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { writeMail } from '../messaging/write-mail.ts';
import { drawCodePicture } from '../ticket/code-picture.ts';
import type { Example } from './examples/example.ts';
import { examplesOf } from './examples/examples-of.ts';

const writeSms = (text: string): NonNullable<ExampleMessage['sms']> => ({
  text,
  letters: [...text].length,
  parts: smsParts(text),
  alphabet: smsAlphabet(text),
});

const write = (kind: string, { of, mail, sms }: Example, { publicUrl }: Pick<Deps, 'publicUrl'>) => ({
  kind,
  of,
  mail: mail ? writeMail(mail, publicUrl) : null,
  sms: sms === undefined ? null : writeSms(sms),
});

/** Lists every mail and SMS with example data, for people who edit their words; a build has no page for it. */
export const listExamples = call(
  { gate: 'everybody', input: ListExamplesInput },
  async function listExamples({ deps }, { language }): Promise<ExampleMessage[]> {
    const scene = { language, ownUrl: deps.publicUrl };
    const written = Object.entries(examplesOf).flatMap(([kind, examples]) =>
      examples(scene).map((example) => write(kind, example, deps)),
    );
    // A page that shows a mail cannot show its attachments.
    const picture = drawCodePicture('POTH EXAMPLE');
    const shown = `"data:image/png;base64,${Buffer.from(picture).toString('base64')}"`;
    return written.map(({ mail, ...rest }) => ({
      ...rest,
      mail: mail && { ...mail, html: mail.html.replaceAll(/"cid:[^"]+"/g, shown) },
    }));
  },
);
