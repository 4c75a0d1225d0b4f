import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { SLOWNESS } from '../support/slow.ts'

/**
 * Against the built app, one sandbox with its own data per worker. `npm run e2e` builds first and sees to
 * a browser. A test that fails once has failed: no retries.
 */
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync ' +
  '--disable-background-networking --disable-component-update ' +
  // A process is kept from test to test (kept-context.ts): starting one was 2 to 7 % of short tests.
  '--process-per-site ' +
  // A page of a test lives for seconds: its optimizing compilers took a fifth of the processor's time, and never paid.
  '--js-flags=--no-opt,--no-maglev'

/**
 * Files whose tests wait for each other, and for builds or installations of their own. Playwright runs them last
 * otherwise, and its other workers have nothing to do meanwhile.
 */
const SLOW_TO_START = ['mocks.spec.ts', 'gallery.spec.ts', 'nginx.spec.ts']

const shots = process.env['SHOTS'] !== undefined
const states = process.env['SHOTS_OF'] === 'states'
const pictures = process.env['PICTURES'] !== undefined
const results = process.env['E2E_RESULTS']
const browser = process.env['CHROMIUM_PATH']
const disabled = process.env['CHROMIUM_DISABLED_FEATURES']

export default defineConfig({
  testDir: '.',
  outputDir: resolve('test-results'),
  tsconfig: resolve('tsconfig.json'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than there are cores: a test waits for its page, and the page for its server.
  workers: availableParallelism() + 1,
  // Limits bound a hang, not a slow machine.
  timeout: 180_000 * SLOWNESS,
  expect: { timeout: 30_000 * SLOWNESS },
  reporter:
    results === undefined
      ? 'list'
      : [
          ['list'],
          [resolve('tests/support/failed-page-reporter.ts')],
          ['json', { outputFile: resolve(results) }],
        ],
  use: {
    screenshot: 'only-on-failure',
    // A recording of all that happened costs as much as the test; whoever looks for a fault says `--trace on`.
    trace: 'off',
    actionTimeout: 30_000 * SLOWNESS,
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [...FLAGS.split(' '), ...(disabled === undefined ? [] : [`--disable-features=${disabled}`])],
    },
  },
  projects: shots
    ? [{ name: 'shots', testMatch: states ? '*.spec.ts' : ['shots.ts', 'shots-dialogs.ts'] }]
    : pictures
      ? [{ name: 'pictures', testMatch: 'pictures.ts' }]
      : [
          { name: 'slow to start', testMatch: SLOW_TO_START },
          { name: 'app', testMatch: '*.spec.ts', testIgnore: SLOW_TO_START, teardown: 'traffic' },
          { name: 'traffic', testMatch: 'traffic.ts' },
        ],
})
