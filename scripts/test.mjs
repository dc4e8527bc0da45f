import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { failuresOf, readReport } from './test-report.mjs';
import { findChromium, installTestTools, requireJourneyTools } from './test-tools.mjs';
import { findNode, installPackages, Refusal, root, run, seconds } from './runtime.mjs';

const log = (line) => console.log(line);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => process.exit(code));

const reports = mkdtempSync(join(tmpdir(), 'poth-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Tests start dozens of programs of a thousand files each: the first one compiles them for all. */
const beginningPrograms = { ...process.env, NODE_COMPILE_CACHE: join(reports, 'compiled') };

const modules = (path) => join(root, 'node_modules', path);
const ours = ['domain', 'server', 'web', 'portal', 'sandbox', 'scripts', 'e2e', 'bench'];

/**
 * Suites of `npm test`, in this order; the first runs beside the next four. Each returns its counts; without any it is
 * one test.
 */
const suites = {
  types: async (node) => {
    await must(node, [modules('@react-router/dev/bin.cjs'), 'typegen'], { cwd: join(root, 'web') });
    // More checkers repeat the work on shared types: four take half as much again.
    await must(node, [modules('typescript/bin/tsc'), '--pretty', 'false', '--checkers', '2']);
  },
  format: (node) => must(node, [modules('@biomejs/biome/bin/biome'), 'format']),
  lint: async (node) => {
    const rules = ['--config', 'scripts/oxlint.json', '--deny-warnings'];
    await must(node, [modules('oxlint/bin/oxlint'), ...rules, ...ours]);
    await must(node, ['scripts/check-words.ts']);
  },
  imports: (node) => must(node, ['scripts/check-imports.ts']),
  pages: (node) => buildWeb({ node, log }),
  'unit and server': (node) => tests(node, ['domain', 'server'], 20, filesOf('unit and server')),
  browser: (node) => {
    const files = filesOf('browser');
    return journeys(node, files.length > 0 ? ['journeys', 'other endings'] : ['journeys'], 10, files);
  },
  'long server tests': (node) => tests(node, ['proofs'], 20, filesOf('long server tests')),
  'long journeys': (node) => {
    const files = filesOf('long journeys');
    return journeys(node, files.length > 0 ? ['proofs'] : ['proofs', 'other endings'], 40, files);
  },
  pictures: (node) =>
    journeys(node, ['journeys', 'other endings'], 10, ['pictures.spec.ts', '--update-snapshots=all']),
  'pictures of the guide': (node) =>
    journeys(node, ['proofs'], 10, [
      'guide.spec.ts',
      '--grep',
      'pages of the guide',
      '--update-snapshots=all',
    ]),
};
/** Long proofs, run only if named: node scripts/test.mjs pages 'long journeys'. */
const onlyByName = ['long server tests', 'long journeys', 'pictures', 'pictures of the guide'];
const named = process.argv.slice(2);
/** Suite of a test file that is named: npm test -- server/booking/hold-seats.test.ts */
const suiteFiles = {
  'unit and server': /^(?!server\/proofs\/)(?!.*\.long\.test\.).*\.test\.tsx?$/,
  'long server tests': /^(server\/proofs\/.*|.*\.long)\.test\.ts$/,
  browser: /^e2e\/(?!proofs\/).*\.spec\.ts$/,
  'long journeys': /^e2e\/proofs\/.*\.spec\.ts$/,
};
const filesOf = (suite) => named.filter((file) => suiteFiles[suite]?.test(file));
/** Tests in these folders need the built pages; for journeys npm start builds them. */
const asksForPages = named.some((file) => /^(server|portal)\/.*\.test\.ts$/.test(file));
const isWanted = (suite) => {
  if (named.length === 0) return !onlyByName.includes(suite);
  return named.includes(suite) || filesOf(suite).length > 0 || (asksForPages && suite === 'pages');
};
/** Tools that the wanted suites need: a named test of a rule needs none. */
const neededTools = {
  redis:
    asksForPages ||
    ['unit and server', 'long server tests'].some((name) => isWanted(name) && filesOf(name).length === 0),
  browser: ['browser', 'long journeys', 'pictures', 'pictures of the guide'].some(isWanted),
};
/** In CI nobody reads the list of skipped tests: a skipped test counts as failed. */
const skipFails = !['', '0', 'false'].includes(process.env.CI ?? '');
const journeyReporters = `list,json,${join(root, 'e2e/assertions-reporter.ts')}`;

async function tests(node, projects, minutes, files) {
  const file = join(reports, 'vitest.json');
  const args = [
    'run',
    '--config',
    'scripts/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ];
  const { code } = await run(node, [modules('vitest/vitest.mjs'), ...args], {
    show: true,
    minutes,
    env: beginningPrograms,
  });
  const report = readReport(file) ?? {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return { code, passed, failed, skipped, failures: failuresOf(report) };
}

async function journeys(node, projects, minutes, more = []) {
  requireJourneyTools();
  const file = join(reports, 'playwright.json');
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter',
    journeyReporters,
    // A trace is kept if a file is named, to see why it failed: with it a journey takes half as long again.
    ...(more.some((name) => name.startsWith('e2e/')) ? ['--trace', 'retain-on-failure'] : []),
    ...more,
  ];
  const { code } = await run(node, [modules('@playwright/test/cli.js'), ...args], {
    show: true,
    minutes,
    env: { ...beginningPrograms, CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(file)?.stats ?? {};
  return { code, passed: expected + flaky, failed: unexpected, skipped, flaky };
}

const total = { passed: 0, failed: 0 };
/** Failed tests of `unit and server`, repeated at the end: thousands of lines follow them. */
const failures = [];
try {
  const strange = named.find(
    (name) => !suites[name] && !Object.values(suiteFiles).some((is) => is.test(name)),
  );
  if (strange)
    throw new Refusal(`${strange} is neither a suite nor a test file: ${Object.keys(suites).join(', ')}`);
  // Debian's packages come while npm's are installed and the pages are built.
  const toolsInstalled = installTestTools(log, neededTools);
  await installPackages(log);
  const node = findNode();
  const measured = async (names) => {
    for (const name of names.filter(isWanted)) {
      log(`\n== ${name}`);
      const startedAt = Date.now();
      const {
        passed,
        failed,
        skipped = 0,
        flaky = 0,
        failures: ofSuite = [],
      } = await count(suites[name], node);
      failures.push(...ofSuite);
      total.passed += passed;
      total.failed += failed + (skipFails ? skipped : 0);
      const aside = skipped > 0 ? `, ${skipped} skipped${skipFails ? ', which fails' : ''}` : '';
      const again = flaky > 0 ? `, ${flaky} of them at the second try` : '';
      log(`${name}: ${passed} passed${again}, ${failed} failed${aside}, ${seconds(startedAt)}`);
    }
  };
  const [types, format, lint, imports, pages, ...rest] = Object.keys(suites);
  // The type check keeps one core busy for longer than the next four suites together.
  await Promise.all([toolsInstalled, measured([types]), measured([format, lint, imports, pages])]);
  await measured(rest);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  total.failed += 1;
}
for (const failure of failures) log(`\nFAILED: ${failure}`);
log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function count(suite, node) {
  try {
    const result = await suite(node);
    if (!result) return { passed: 1, failed: 0 };
    // A suite may fail without a failing test: a file that does not load, an error outside of any test.
    return { ...result, failed: result.failed || (result.code === 0 ? 0 : 1) };
  } catch (error) {
    log(error instanceof Refusal ? error.message : error.stack);
    return { passed: 0, failed: 1 };
  }
}

async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Refusal(output);
}
