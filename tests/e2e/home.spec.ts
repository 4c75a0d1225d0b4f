import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { languages } from '#generated/messages/keys.ts'
import { HOME_SCRIPT } from '#src/tools/bench/budgets.ts'
import { expectAccessible } from '../support/axe.ts'
import { messageFiles } from '../support/catalogues.ts'
import { LANGUAGE } from '../support/language.ts'
import { setPreferences } from '../support/settings.ts'
import { WITH_MOTION } from '../support/motion.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use(WITH_MOTION)

const t = textsOf(LANGUAGE)

test('the start page’s script, messages included, stays within its budget in each language', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.push(pathname.slice(1))
  })
  await setPreferences(page, 'en_US', 'black')
  await page.goto('/')
  const words = textsOf('en_US')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: words('home.banners') }).getByRole('img')).toBeVisible()
  await expect(page.getByRole('heading', { name: words('home.entries') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(3)
  const english = messageFiles('en_US')
  expect(scripts.filter((file) => english.has(file))).not.toEqual([])
  for (const language of languages) {
    const areas = new Map([...messageFiles(language)].map(([file, area]) => [area, file]))
    // Another language has the same script, with its own messages.
    const files = scripts.map((file) => areas.get(english.get(file) ?? '') ?? file)
    const bytes = files.map((file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length)
    const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1000
    expect(kilobytes, language).toBeLessThanOrEqual(HOME_SCRIPT)
  }
})

test('SHELL-04.b a live market beside the headline keeps its space while it is missing, and links to trading', async ({
  page,
  sandbox,
}) => {
  await page.goto('/')
  const card = page.getByRole('region', { name: 'BTC/USDT' })
  const picture = card.getByRole('img', {
    name: /^BTC\/USDT over the last day: lowest price [\d,.]+, highest/,
  })
  await expect(picture).toBeVisible()
  await expect(card).toContainText(/[\d,]+\.\d\d/)
  await expect(card.getByText(/^Order book: best bid [\d,.]+, best ask [\d,.]+$/)).toBeAttached()
  const place = await card.boundingBox()
  await card.getByRole('link').click()
  await expect(page).toHaveURL('/exchange/btc_usdt')

  await sandbox.scenario({ malformed: ['listThumbs', 'getBookDepth', 'listCandles'] })
  await page.goto('/')
  await expect(card).toContainText('—')
  await expect(card).not.toContainText(/\d\.\d|NaN|undefined/)
  expect(await card.boundingBox()).toEqual(place)
  await expectAccessible(page, 'a market without numbers')
})

test('a phone does not show the market beside the headline, and loads nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: t('home.entries') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/market/.test(url))).toEqual([])
})

test('banners rotate, can be paused, and take no space when there are none', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const banners = page.getByRole('region', { name: t('home.banners') })
  await expect(banners.getByText('1 of')).toBeVisible()
  // From here on time stands still: the next one comes within its six seconds, and only that.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.clock.runFor(5000)
  await expect(banners.getByText('2 of')).toBeVisible()
  await banners.getByRole('button', { name: t('home.banner.pause') }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(banners.getByText('2 of')).toBeVisible()
  await banners.getByRole('button', { name: t('home.banner.next') }).click()
  await expect(banners.getByText('3 of')).toBeVisible()

  const entries = page.getByRole('heading', { name: t('home.entries') })
  await page.evaluate(() => window.scrollTo(0, 0))
  const before = await entries.boundingBox()
  await page.clock.resume()
  await page.route('**/api/uc/ancillary/system/advertise', (route) =>
    route.fulfill({ json: { code: 0, message: 'success', data: [] } }),
  )
  await page.reload()
  await expect(page.getByText(t('home.own'))).toBeVisible()
  await expect.poll(() => entries.boundingBox()).toEqual(before)
})
