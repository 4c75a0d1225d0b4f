import { chromium } from 'playwright'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { run } from '../run.ts'

/** Chromium without a window, as Debian packs it: the tests take a fifth less time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const MINUTE = 60_000

/**
 * Ways to get a browser where there is none, in the order in which they are tried; each may fail. Times are limits in
 * ms.
 */
const WAYS: readonly { what: string; commands: readonly (readonly string[])[]; rootOnly?: true }[] = [
  { what: 'playwright install chromium', commands: [['playwright', 'install', 'chromium']] },
  // Older releases of Debian have no headless shell.
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    what: `apt-get install ${name} fonts-noto-cjk`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'],
    ],
    rootOnly: true as const,
  })),
]

/** Returns the path of a Chromium that starts: CHROMIUM_PATH, the system's headless shell, Playwright's own, or the system's; null when there is none. */
export async function findBrowser(): Promise<string | null> {
  const given = process.env['CHROMIUM_PATH']
  const candidates = given === undefined ? [HEADLESS_SHELL, chromium.executablePath(), ...SYSTEM] : [given]
  for (const path of candidates) {
    if (!existsSync(path)) continue
    const { code } = await run([path, '--version'], { timeout: MINUTE / 2 })
    if (code === 0) return path
  }
  return null
}

/** Finds a Chromium or installs one; throws with what to do by hand when that is impossible. */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser()
  if (found !== null) return found
  const tried: string[] = []
  for (const { what, commands, rootOnly } of WAYS) {
    if (rootOnly === true && process.getuid?.() !== 0) continue
    console.log(`No Chromium yet: ${what} …`)
    for (const command of commands) {
      const { code, output } = await run(command, {
        timeout: 5 * MINUTE,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
      if (code !== 0) tried.push(`${command.join(' ')}: ${reason(output)}`)
      if (code !== 0) break
    }
    const installed = await findBrowser()
    if (installed !== null) return installed
  }
  throw new Error(
    [
      'The end-to-end tests need Chromium, and it could not be installed.',
      'Install Chromium or Chrome and set CHROMIUM_PATH to its program. Tried:',
      ...tried.map((line) => `  ${line}`),
    ].join('\n'),
  )
}

/** The line of a failed installation that says most. */
function reason(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => /error|unable|failed/i.test(line)) ?? lines.at(-1) ?? ''
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureBrowser())
