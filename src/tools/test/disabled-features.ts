import { chromium } from 'playwright'

/**
 * Chromium loads a page of its own, the popup of its address bar, in a process beside every new context, as long as one
 * of these is on. Tests have no address bar, and a tenth of the processor's time went there.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
const OPTION = '--disable-features='

/**
 * The features of Chromium that tests switch off: those of Playwright, and those popups. Of two such options a browser
 * takes the last, so that Playwright's have to be in ours.
 * @throws Error when the browser does not start
 */
export async function disabledFeatures(browser: string): Promise<string> {
  const server = await chromium.launchServer({ executablePath: browser, chromiumSandbox: false })
  const option = server.process().spawnargs.find((arg) => arg.startsWith(OPTION)) ?? OPTION
  await server.close()
  return [...option.slice(OPTION.length).split(','), ...POPUPS].filter((name) => name !== '').join(',')
}
