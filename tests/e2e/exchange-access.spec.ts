import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll, prefer } from '../support/settings.ts'
import { test } from '../support/test.ts'

for (const theme of ['black', 'white'] as const)
  test(`FEAT-12 nothing stands in anybody's way on the trading screen, ${theme}, desk and phone`, async ({
    page,
  }) => {
    await prefer(page, 'en_US', theme)
    await page.goto('/exchange/btc_usdt')
    await expect(page.locator('[data-health]')).toHaveText('Live', { timeout: 30_000 })
    await expect(page.locator('figure canvas').first()).toBeVisible()
    await expectAccessible(page, 'live, desk')
    await page.getByRole('radio', { name: 'Depth' }).check({ force: true })
    await expect(page.getByRole('figure', { name: 'Depth of BTC/USDT' })).toBeVisible()
    await expectAccessible(page, 'depth')
    await page.setViewportSize({ width: 375, height: 812 })
    for (const tab of ['Book', 'Order']) {
      await page.getByRole('button', { name: tab, exact: true }).click()
      await expectAccessible(page, `phone, ${tab}`)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.goto('/exchange/moon_usdt')
    await expect(page.getByRole('heading', { name: 'There is no market MOON/USDT' })).toBeAttached()
    await expectAccessible(page, 'unknown market')
  })
