import { expect, type Locator, type Page } from '@playwright/test'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { TRADE_PATH, expectLive } from '../support/trading-screen.ts'
import { WITH_MOTION } from '../support/motion.ts'

test.use(WITH_MOTION)

const VERIFIED = persona('verified')

const toast = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).locator('[data-kind]')

/** A message that stays: it offers something to press. */
async function showToast(page: Page): Promise<void> {
  await page.route(/\/palette-[\w-]+\.js/, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await expect(toast(page)).toContainText('This part could not be loaded')
}

/** Expects that a press in the middle of a control reaches it. */
async function isReached(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const words = await control.textContent()
  expect(
    await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
    `${words} is pressed, not what lies over it`,
  ).toBe(true)
}

/** Expects that a control can be pressed and is fully visible while the message is shown. */
async function isFree(page: Page, control: Locator): Promise<void> {
  await isReached(control)
  await isSeen(page, control)
}

async function isSeen(page: Page, control: Locator): Promise<void> {
  const [own, other] = [await control.boundingBox(), await toast(page).boundingBox()]
  if (own === null || other === null) throw new Error('not in sight')
  const isApart =
    own.x + own.width <= other.x ||
    other.x + other.width <= own.x ||
    own.y + own.height <= other.y ||
    other.y + other.height <= own.y
  expect(isApart, `${await control.textContent()} is not covered`).toBe(true)
}

const readOut = (page: Page): Locator =>
  page.getByRole('region', { name: 'Chart', exact: true }).locator('p', { hasText: /\d/ }).first()

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a toast covers neither the account menu nor the chart’s legend nor the submit button of an order', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource|ChunkError/)
    await openAs(page, VERIFIED, TRADE_PATH)
    await expectLive(page)
    await showToast(page)
    await isFree(page, page.getByRole('button', { name: 'Buy BTC' }))
    await isSeen(page, readOut(page))
    await isFree(page, page.getByRole('tab', { name: /^Open orders/ }))
    await page.getByRole('button', { name: /^Account/ }).click()
    for (const item of await page.getByRole('menuitem').all()) await isFree(page, item)
  })

  for (const [path, name] of [
    ['/convert', 'Preview conversion'],
    ['/api', 'Create key'],
  ] as const)
    test(`a toast does not cover the submit button of ${path}`, async ({ page, guard }) => {
      guard.allow(/Failed to load resource|ChunkError/)
      await openAs(page, VERIFIED, path)
      const primary = page.getByRole('main').locator('a, button', { hasText: name }).last()
      await expect(primary).toBeVisible()
      await showToast(page)
      await isFree(page, primary)
    })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('a toast covers neither the chart’s legend nor the buy and sell buttons nor the menu', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource|ChunkError/)
    await openAs(page, VERIFIED, TRADE_PATH)
    await expectLive(page)
    await showToast(page)
    await isSeen(page, readOut(page))
    for (const name of ['Buy', 'Sell']) await isFree(page, page.getByRole('button', { name, exact: true }))
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('This part could not be loaded')).toBeVisible()
    for (const control of await drawer.locator('nav a, nav button').all()) await isReached(control)
  })

  test('a toast that would cover the submit button of an order is moved', async ({ page, guard }) => {
    guard.allow(/Failed to load resource|ChunkError/)
    await openAs(page, VERIFIED, TRADE_PATH)
    await expectLive(page)
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
    const send = page.getByRole('button', { name: 'Buy BTC' })
    await send.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await showToast(page)
    await isFree(page, send)
  })
})
