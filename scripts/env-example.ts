import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { Environment } from '../server/environment.ts';

export const envExample = fileURLToPath(new URL('../.env.example', import.meta.url));

const head = [
  '# Every setting of Poth. Written by npm run env-example from server/environment.ts: change it there.',
  '# Copy this file to .env and take the # from a line: npm start, npm run dev and the programs beside them read it.',
  '# A setting of the environment itself comes first.',
];

const lineWidth = 118;

/** Wraps a description into comment lines. */
const comment = (text: string): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last.length + word.length + 3 > lineWidth) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.map((line) => `# ${line}`);
};

const defaultOf = (setting: z.ZodType): string => {
  const given = setting instanceof z.ZodDefault ? setting.def.defaultValue : '';
  return typeof given === 'boolean' ? (given ? 'on' : 'off') : String(given);
};

/** Renders the example of an environment: each setting with its description and its default, commented out. */
export const renderEnvExample = (): string =>
  [
    ...head,
    ...Object.entries(Environment.shape).flatMap(([name, setting]) => [
      ...(setting.description ? ['', ...comment(setting.description)] : []),
      `#${name}=${defaultOf(setting)}`,
    ]),
    '',
  ].join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(envExample, renderEnvExample());
