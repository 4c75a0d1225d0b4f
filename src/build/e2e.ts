import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.ts'
import { ensureBrowser } from './install-browser.ts'
import { RESULT_FILES, forget } from './results.ts'
import { run } from './run.ts'

/** Builds what changed, sees to a browser, and runs Playwright; `args` are Playwright's own. */
export async function endToEnd(args: readonly string[]): Promise<void> {
  forget('e2e')
  const browser = await ensureBrowser()
  await ensureBuilt()
  const { code } = await run(['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    show: true,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: RESULT_FILES.e2e },
  })
  process.exitCode = code
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2)
  await endToEnd(
    args.includes('--shots') ? ['--project=shots', ...args.filter((arg) => arg !== '--shots')] : args,
  )
}
