import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.ts'
import { ensureBrowser } from './install-browser.ts'
import { run } from './run.ts'

/** Where `npm run shots` leaves its pictures. */
const SHOTS = '.cache/shots'

/** Builds what changed, sees to a browser, and runs Playwright; `args` are Playwright's own. */
export async function endToEnd(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const browser = await ensureBrowser()
  await ensureBuilt()
  const { code } = await run(['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    show: true,
    env: { CHROMIUM_PATH: browser, ...env },
  })
  process.exitCode = code
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2)
  if (args.includes('--shots')) {
    await endToEnd(
      args.filter((arg) => arg !== '--shots'),
      { SHOTS },
    )
    console.log(`pictures in ${SHOTS}/`)
  } else if (args.includes('--pictures'))
    await endToEnd(
      args.filter((arg) => arg !== '--pictures'),
      { PICTURES: '1' },
    )
  else await endToEnd(args)
}
