import { pathToFileURL } from 'node:url'
import { program } from '#src/core/command-line/program.ts'
import { ensureBuilt } from '../build/build.ts'
import { disabledFeatures } from './disabled-features.ts'
import { ensureBrowser } from './install-browser.ts'
import { checkForPlaywright } from './playwright-arguments.ts'
import { run } from '../run.ts'

/** Where `npm run shots` leaves its pictures. */
const SHOTS = '.cache/shots'

/** Builds what changed, sees to a browser, and runs Playwright; `args` are Playwright's own. */
export async function endToEnd(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const browser = await ensureBrowser()
  await ensureBuilt()
  const features = await disabledFeatures(browser)
  const { code } = await run(['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    show: true,
    env: { CHROMIUM_PATH: browser, CHROMIUM_DISABLED_FEATURES: features, ...env },
  })
  process.exitCode = code
}

const help = `npm run e2e -- [part of a file name]... [options of Playwright]
npm run shots, npm run pictures -- [the same]

Builds what changed and runs the end-to-end tests in Chromium: all, or those of the files named.

  npm run e2e -- story                 files whose name has "story"
  npm run e2e -- story -g 'buys'       of them the tests whose title has "buys"
  npm run e2e -- story --trace on      records everything
  npm run shots -- --states wallet     pictures of the states that axe looks at in those files

E2E_LANGUAGE=ja_JP has them in another language; E2E_SLOW=4 slows the pages down.

\`playwright test --help\` tells all options.
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({
    name: 'e2e',
    help,
    async main(all) {
      const args = all.filter((arg) => !['--shots', '--pictures', '--states'].includes(arg))
      await checkForPlaywright(args)
      if (all.includes('--shots')) {
        await endToEnd(args, { SHOTS, SHOTS_OF: all.includes('--states') ? 'states' : 'pages' })
        console.log(`pictures in ${SHOTS}/`)
      } else await endToEnd(args, all.includes('--pictures') ? { PICTURES: '1' } : {})
    },
  })
