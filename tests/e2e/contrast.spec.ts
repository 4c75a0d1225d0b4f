import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/axe.ts'
import { otherTheme } from '../support/form-states.ts'
import { test } from '../support/test.ts'
import { waitForIdleScreen } from '../support/navigation.ts'

/** Texts on grey, with a style of their own each, where all other texts of the page are. */
async function show(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((styles) => {
    document.querySelector('main > .tried')?.remove()
    const box = document.createElement('div')
    box.className = 'tried'
    for (const [text, style] of Object.entries(styles)) {
      const line = document.createElement('p')
      line.textContent = text
      line.style.cssText = style
      box.append(line)
    }
    document.querySelector('main')?.append(box)
  }, texts)
}

const GOOD = 'color: #000; background: #fff; font-size: 14px'

test.beforeEach(async ({ page }) => {
  await page.goto('/helplist')
  await waitForIdleScreen(page)
  await show(page, { good: GOOD })
  await expectAccessible(page, 'colours that are good')
  await expectAccessible(page, 'the same colours once more')
})

test('axe checks a text in colours of its own beside texts whose colours were checked before', async ({
  page,
}) => {
  for (const [what, style] of [
    ['another colour', 'color: #ccc; background: #fff; font-size: 14px'],
    ['another background', 'color: #000; background: #333; font-size: 14px'],
    ['some opacity', `${GOOD}; opacity: 0.3`],
    ['a background of another box behind it', 'color: #000; font-size: 14px; background: rgb(0 0 0 / 0.9)'],
  ] as const) {
    await show(page, { good: GOOD, bad: style })
    await expect(expectAccessible(page, what)).rejects.toThrow('color-contrast')
    await expect(expectContrast(page, what)).rejects.toThrow('color-contrast')
  }
})

test('axe checks text that became small, in colours that pass for large text only', async ({ page }) => {
  const colours = 'color: #888; background: #fff'
  await show(page, { large: `${colours}; font-size: 32px` })
  await expectContrast(page, 'large')
  await show(page, { small: `${colours}; font-size: 12px` })
  await expect(expectContrast(page, 'small')).rejects.toThrow('color-contrast')
})

test('axe checks a text that only the other theme makes hard to read', async ({ page }) => {
  const colours = { title: 'color: var(--colorNeutralForeground1); background: #050505; font-size: 14px' }
  await show(page, colours)
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  if (theme === 'white') await otherTheme(page)
  await expectContrast(page, 'black')
  await otherTheme(page)
  await expect(expectContrast(page, 'white')).rejects.toThrow('color-contrast')
})

test('axe checks a text that was disabled before, when it is enabled', async ({ page }) => {
  await show(page, { good: GOOD })
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'pale'
    button.disabled = true
    button.style.cssText = 'color: #ddd; background: #fff; font-size: 14px'
    document.querySelector('main')?.append(button)
  })
  await expectAccessible(page, 'disabled')
  await page.getByRole('button', { name: 'pale' }).evaluate((button) => button.removeAttribute('disabled'))
  await expect(expectAccessible(page, 'enabled')).rejects.toThrow('color-contrast')
})

test('axe reports other rules even where no colour is new', async ({ page }) => {
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  await expect(expectAccessible(page, 'a button without a name')).rejects.toThrow('button-name')
})

const BESIDE = 'position: fixed; top: 0; border: 0; padding: 0'

/** Adds a button that lies above all of the page. */
const addButton = (page: Page, style: string): Promise<void> =>
  page.evaluate((css) => {
    const button = document.createElement('button')
    button.ariaLabel = css
    button.style.cssText = `height: 40px; z-index: 9999999; ${css}`
    document.querySelector('main')?.append(button)
  }, style)

for (const [what, styles] of [
  [
    'too small beside another',
    [`${BESIDE}; left: 0; width: 20px; height: 20px`, `${BESIDE}; left: 20px; width: 40px`],
  ],
  [
    'large, and overlapped',
    [`${BESIDE}; left: 0; width: 40px; height: 40px`, `${BESIDE}; left: 9px; width: 40px`],
  ],
] as const)
  test(`axe reports a control that is ${what}`, async ({ page }) => {
    for (const style of styles) await addButton(page, style)
    await expect(expectAccessible(page, what)).rejects.toThrow('target-size')
  })

test('axe judges a small control again when another one comes close to it', async ({ page }) => {
  await addButton(page, `${BESIDE}; left: 0; width: 20px; height: 20px`)
  await expectAccessible(page, 'alone')
  await addButton(page, `${BESIDE}; left: 60px; width: 40px`)
  await expectAccessible(page, 'with another at a distance')
  await addButton(page, `${BESIDE}; left: 20px; width: 40px`)
  await expect(expectAccessible(page, 'with another beside it')).rejects.toThrow('target-size')
})
