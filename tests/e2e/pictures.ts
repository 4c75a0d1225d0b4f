import type { Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { logInOnScreen } from '../support/people.ts'
import { setStored } from '../support/stored-settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

/** The README's pictures, from the running app: `npm run pictures` makes them anew. */
const FOLDER = 'docs/pictures'
mkdirSync(FOLDER, { recursive: true })

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 760 }

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' })
}

test('home', async ({ page }) => {
  await page.setViewportSize(DESK)
  await setStored(page, { theme: 'black', language: 'en_US' })
  await page.goto('/')
  await take(page, 'home')
})

test('home on a phone, in Japanese', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await setStored(page, { theme: 'white', language: 'ja_JP' })
  await page.goto('/')
  await take(page, 'phone')
})

test('trade', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await setStored(page, { theme: 'black', language: 'en_US' })
  await logInOnScreen(page, textsOf('en_US'), 'trader@openbourse.test')
  await page.goto('/exchange/btc_usdt')
  await page.locator('canvas').first().waitFor()
  await page.getByText(textsOf('en_US')('trading.feed.live')).first().waitFor()
  await take(page, 'trade')
})

test('markets, in Korean', async ({ page }) => {
  await page.setViewportSize(DESK)
  await setStored(page, { theme: 'white', language: 'ko_KR' })
  await page.goto('/markets/USDT')
  await page.getByRole('link', { name: 'ETH/USDT' }).first().waitFor()
  await take(page, 'markets')
})

test('wallet', async ({ page }) => {
  await page.setViewportSize(DESK)
  await setStored(page, { theme: 'white', language: 'de_DE' })
  await logInOnScreen(page, textsOf('de_DE'), 'trader@openbourse.test')
  await page.goto('/money')
  await take(page, 'wallet')
})

test('commands', async ({ page }) => {
  await page.setViewportSize(DESK)
  await setStored(page, { theme: 'black', language: 'en_US' })
  await page.goto('/whitepaper')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await take(page, 'commands')
})
