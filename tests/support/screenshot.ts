import { basename, join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { waitForScreen } from './wait-for-screen.ts'
import { LANGUAGE } from './language.ts'

/** True while states are photographed instead of checked: `npm run shots -- --states` compares nothing. */
export const IS_SHOTS = process.env['SHOTS_OF'] === 'states'

const FOLDER = join(process.env['SHOTS'] ?? '.cache/shots', 'states')

/** A picture of a state as it stands, named by the test, the state, its theme and width, in a folder of its language. */
export async function takeScreenshot(page: Page, state: string): Promise<void> {
  await waitForScreen(page)
  const { theme, width } = await page.evaluate(() => ({
    theme: document.documentElement.dataset['theme'] ?? '',
    width: innerWidth,
  }))
  const { file, title } = test.info()
  const name = [title.slice(0, 40), state, theme, width].join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  await page.screenshot({
    path: join(FOLDER, LANGUAGE, basename(file, '.spec.ts'), `${name}.png`),
    // A dialog is over what is in view; a page alone is seen whole.
    fullPage: (await page.getByRole('dialog').count()) === 0,
    animations: 'disabled',
  })
}
