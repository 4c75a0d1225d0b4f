import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { testOf } from '../support/mode-test.ts'
import { expectNoSidewaysScroll, tabTo } from '../support/settings.ts'

const test = testOf('gallery')

// One build serves all of them.
test.describe.configure({ mode: 'default' })

/** What only the gallery says. */
const MARK = 'Openbourse parts'

for (const theme of ['black', 'white'])
  test(`every shared part in every state is accessible, ${theme}, wide and on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/?theme=${theme}`)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, `gallery, ${theme}, ${width}`)
      await expectNoSidewaysScroll(page)
    }
  })

test('by keyboard alone: a dialog opens, is accessible, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await page.goto('/')
  await tabTo(page, 'link', 'Dialogs and toasts')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Withdraw')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Withdraw 0.12000000 BTC?' })).toBeVisible()
  await expectAccessible(page, 'gallery, dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeFocused()
})

test('nothing of the gallery ships', () => {
  const shipped = globSync('dist/**/*.{js,html}').filter((file) => readFileSync(file, 'utf8').includes(MARK))
  expect(shipped).toEqual([])
})
