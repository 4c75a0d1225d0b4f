import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { openAs, persona } from '../support/members.ts'
import { setPseudoLanguage, untranslated } from '../support/pseudo.ts'
import { setStored } from '../support/stored-settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { waitForIdleScreen, navigateInApp } from '../support/navigation.ts'

const t = textsOf(LANGUAGE)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the elements that reach beyond the window's end, unless they are cut off on purpose. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const end = document.documentElement.clientWidth
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > end + 1 && element.closest('svg, [hidden]') === null,
      )
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
  })

for (const theme of ['black', 'white'] as const)
  test(`pages on a phone, the drawer and a page that is not there are accessible, ${theme}`, async ({
    page,
  }) => {
    await setStored(page, { theme })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    // The other pages are judged filled, in both themes, by states.spec.ts.
    for (const path of ['/helpdetail?article=privacy', '/no-such-page']) {
      await navigateInApp(page, path)
      await expectAccessible(page, `${path}, ${theme}`)
    }
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of ['/', '/whitepaper']) {
      await navigateInApp(page, path)
      await expectAccessible(page, `${path}, ${theme}, phone`)
    }
    await press(page, t('shell.menu'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, `drawer, ${theme}`)
  })

/** Waits until the start page is complete, and holds its banners by hovering. */
async function waitForBanners(page: Page): Promise<void> {
  await page.getByRole('heading', { name: t('home.markets') }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('table', { name: t('markets.title') }).getByRole('link')).not.toHaveCount(0)
  await waitForIdleScreen(page)
  await page.getByRole('region', { name: t('home.banners') }).hover()
}

test('Tab reaches every control of every page', async ({ page, sandbox }) => {
  // The order of the markets is that of their prices.
  await sandbox.streams({ stall: true })
  for (const path of ['/', '/whitepaper', '/Login']) {
    await page.goto(path)
    await waitForIdleScreen(page)
    if (path === '/') await waitForBanners(page)
    const all = await page.evaluate(() => {
      const found = document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')
      const usable = [...found].filter(
        (element) =>
          element instanceof HTMLElement &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // Of radios and tabs one is a stop; arrows lead to the others.
          !element.matches(
            ':disabled, [role=tab][aria-selected=false], [type=radio]:not(:checked), [tabindex="-1"]',
          ),
      )
      for (const [index, element] of usable.entries()) element.setAttribute('data-stop', `${index}`)
      return usable.length
    })
    const reached = new Set<string>()
    for (let presses = 0; presses < all + 10; presses += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => document.activeElement?.getAttribute('data-stop') ?? '')
      if (stop !== '') reached.add(stop)
    }
    expect(reached.size, path).toBe(all)
  }
})

test('pseudo-translated pages have no overflow at 360 px and no hard-coded text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setPseudoLanguage(page)
  for (const path of ['/', '/Login', '/Register?by=email', '/forget', '/money', '/no-such-page']) {
    await page.goto(path)
    await waitForIdleScreen(page)
    expect(await tooWide(page), path).toEqual([])
    expect(await sideways(page), `${path} sideways`).toBe(0)
    const names =
      /Openbourse|English|USD|Become a merchant|Maintenance on 1 November|What to check before you withdraw|127\.0\.0\.1:\d+/g
    expect(await untranslated(page, names), path).toEqual([])
  }
  await page.goto('/')
  await page.getByRole('banner').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await sideways(page), 'drawer').toBe(0)
})

test('SESS-06.b a file that fails to load is requested once more, under a new address', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to (load|fetch)/)
  const asked: string[] = []
  await page.goto('/')
  await page.route(/login-screen.*\.js/, (route) => {
    const { search } = new URL(route.request().url())
    asked.push(search)
    return search === '' ? route.abort() : route.continue()
  })
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.logIn') })
    .click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['', '?again=1']))
  expect(asked.at(-1)).toBe('?again=1')
})

test('SESS-06.cf a missing file is reported with a reload button, and the reload keeps what was typed', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to (load|fetch)|ChunkError/)
  await page.goto('/Register?by=email')
  await fill(page, { 'User name': 'Keeper' })
  let gone = true
  await page.route(/login-screen.*\.js/, (route) => (gone ? route.abort() : route.continue()))
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page)).toHaveText(t('shell.error.failed.title'))
  await expectAccessible(page, 'a part that could not be loaded')
  gone = false
  await press(page, t('shell.error.reload'))
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/Register?by=email')
  await expect(field(page, 'User name')).toHaveValue('Keeper')
})

test('SESS-06.df a missing part of the shell is reported with a reload button, and what was typed stays', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to (load|fetch)|ChunkError/)
  await page.goto('/Register?by=email')
  await fill(page, { 'User name': 'Keeper' })
  const code = /language-dialog-.*\.js/
  await page.route(code, (route) => route.abort())
  const language = page.getByRole('banner').getByRole('button', { name: /^Language/ })
  await language.click()
  const told = page.getByRole('alert').filter({ hasText: t('shell.error.failed.title') })
  await expect(told).toBeVisible()
  await expectAccessible(page, 'a message with a button')
  await page.unroute(code)
  await page.evaluate(() => Object.assign(window, { before: true }))
  const reload = told.getByRole('button', { name: t('shell.error.reload') })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(reload).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !('before' in window))
  await expect(field(page, 'User name')).toHaveValue('Keeper')
  await language.click()
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(2)
})

test('SESS-06.de a part of the shell or of a screen is requested twice, reported, and loaded when it is back', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to (load|fetch)|ChunkError/)
  let gone = true
  await page.route(/(qr-picture|withdraw-form-loader)-.*\.js/, (route) =>
    gone ? route.abort() : route.continue(),
  )
  await page.route(/palette-.*\.js$/, (route) => route.abort())
  await openAs(page, persona('verified'), '/LiveView')
  await waitForIdleScreen(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')

  // A code for phones that does not come takes nothing of the page along.
  const app = page.getByRole('button', { name: t('shell.app.button') })
  await app.click()
  await expect(page.getByText(t('shell.error.failed.title'))).toBeVisible()
  await expect(heading(page)).toBeAttached()

  await navigateInApp(page, '/withdraw')
  await expect(heading(page)).toHaveText(t('shell.error.failed.title'))
  await expect(page.getByRole('main').getByRole('button', { name: t('shell.error.reload') })).toBeVisible()
  gone = false
  await press(page, t('shell.error.again'))
  await expect(heading(page)).toHaveText(t('shell.title.withdraw'))
  await app.click()
  await expect(page.getByRole('dialog', { name: t('shell.app.button') }).getByRole('img')).toBeVisible()
})
