import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { type Copy, type Instruction, readCopy, readDockerfile } from './dockerfile.ts';

/** Stage of a build: a folder instead of its file system, and the settings to run its program. */
export type Stage = {
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: number | undefined;
  command: string[];
  healthCheck: string[];
};

type Project = { root: string; isIgnored: (name: string) => boolean };

/** Path inside a stage's folder for a path of the Dockerfile. */
export const placeIn = ({ folder, workdir }: Stage, path: string): string =>
  join(folder, isAbsolute(path) ? path : join(workdir, path));

/** Environment of a stage; its absolute paths point into the folder. */
export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stage.env).map(([name, value]) => [
      name,
      isAbsolute(value) ? placeIn(stage, value) : value,
    ]),
  );

const copy = (stage: Stage, { sources, target }: Copy, from: string, { isIgnored }: Project): void => {
  const isFolder = target.endsWith('/') || sources.length > 1;
  for (const source of sources) {
    const path = join(from, source);
    const intoFolder = isFolder && statSync(path).isFile();
    const to = placeIn(stage, intoFolder ? join(target, basename(source)) : target);
    cpSync(path, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file === path || !isIgnored(basename(file)),
    });
  }
};

const runStep = async (stage: Stage, step: string): Promise<void> => {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn('sh', ['-ec', step], {
    cwd: placeIn(stage, '.'),
    env: { PATH, HOME, TMPDIR, ...environmentOf(stage) },
    stdio: ['ignore', 2, 2],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`RUN ${step}: ended with ${code}`);
};

const readCommand = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('['))) as string[];

/** Runs one step; stages: the earlier ones, by name. */
const take = async (
  { name, rest }: Instruction,
  stage: Stage,
  stages: ReadonlyMap<string, Stage>,
  project: Project,
): Promise<void> => {
  switch (name) {
    case 'WORKDIR':
      stage.workdir = rest;
      mkdirSync(placeIn(stage, '.'), { recursive: true });
      return;
    case 'COPY': {
      const parts = readCopy(rest);
      if (parts.from === undefined) return copy(stage, parts, project.root, project);
      const from = stages.get(parts.from);
      if (!from) throw new Error(`COPY: there is no stage ${parts.from}`);
      return copy(stage, parts, from.folder, { ...project, isIgnored: () => false });
    }
    case 'RUN':
      return runStep(stage, rest);
    case 'ENV':
      for (const pair of rest.split(/\s+/)) {
        const [variable = '', value = ''] = pair.split('=', 2);
        stage.env[variable] = value;
      }
      return;
    case 'USER':
      stage.user = Number(rest);
      return;
    case 'CMD':
      stage.command = readCommand(rest);
      return;
    case 'HEALTHCHECK':
      stage.healthCheck = readCommand(rest);
      return;
    case 'EXPOSE':
      return;
    default:
      throw new Error(`${name} is no step that is known here`);
  }
};

/** Builds all stages of a Dockerfile in subfolders; returns the last. base gets each base image. */
export const buildStages = async (
  text: string,
  project: Project,
  below: string,
  base: (image: string) => void,
): Promise<Stage> => {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const step of readDockerfile(text)) {
    console.log(`${step.name} ${step.rest}`);
    if (step.name !== 'FROM') {
      if (!stage) throw new Error('the first step is not FROM');
      await take(step, stage, stages, project);
      continue;
    }
    const [image = '', as = `stage-${stages.size}`] = step.rest.split(/\s+AS\s+/);
    base(image);
    const folder = join(below, as);
    if (existsSync(folder)) throw new Error(`two stages are named ${as}`);
    mkdirSync(folder);
    stage = { folder, workdir: '/', env: {}, user: undefined, command: [], healthCheck: [] };
    stages.set(as, stage);
  }
  if (!stage) throw new Error('there is no stage');
  return stage;
};
