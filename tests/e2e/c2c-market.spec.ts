import { expect } from '@playwright/test'
import { everywhere, DESK } from '../support/everywhere.ts'
import { openAs, persona } from '../support/members.ts'
import { tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'

const TRADER = persona('trader')

test('FEAT-18.b FEAT-25 ROUTE-MARKETS.bi VAL-18.l VAL-19.g SHELL-04.c ads are filtered, one is looked at and bought from, by keyboard alone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(DESK)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'C2C' }).click()
  await expect(page).toHaveURL('/trade/USDT')
  await openAs(page, TRADER, '/trade/USDT?currency=EUR')
  const ads = page.getByRole('table', { name: 'C2C ads' })
  await expect(ads.getByRole('rowheader').first()).toContainText('Nordlicht OTC')
  await everywhere(page, 'C2C market')

  await tabTo(page, 'textbox', /^I pay/)
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/money=500/)
  await expect(ads.getByRole('columnheader', { name: 'For your amount' })).toBeVisible()
  await tabTo(page, 'button', /^Payment methods/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'checkbox', 'Advcash')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/pay=Advcash/)
  await expect(ads.getByText('Kontor 24')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await tabTo(page, 'link', 'Buy with Nordlicht OTC')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Buy USDT from Nordlicht OTC' })).toBeVisible()
  const coins = page.getByRole('textbox', { name: 'You get' })
  await expect(coins).toHaveValue(/^\d+\.\d{8}$/)
  await everywhere(page, 'C2C ad')
  await tabTo(page, 'textbox', /^You get/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('100.1')
  await expect(page.getByRole('textbox', { name: 'You pay' })).toHaveValue(/^\d+\.?\d{0,2}$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/orderMy\?order=/)
  await expect(page.getByRole('heading', { name: /^Buy 100\.10\sUSDT$/ })).toBeFocused()

  await page.goto('/tradeInfo?member=Nordlicht%20OTC')
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlicht OTC' })).toBeVisible()
  await everywhere(page, 'C2C merchant')
})
