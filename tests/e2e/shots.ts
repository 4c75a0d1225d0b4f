import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '#generated/messages/keys.ts'
import { routes } from '#src/web/app/routing/routes.ts'
import { logInOnScreen } from '../support/people.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

/**
 * Pictures of every screen, for looking at; nothing is compared. `npm run shots` makes them all,
 * `npm run shots -- --grep "de_DE black"` some. Screens that take a parameter get the menu's (SHELL-04).
 */
const FOLDER = resolve(process.env['SHOTS'] ?? '.cache/shots')
const PARAMETERS: Readonly<Record<string, string>> = {
  '/announcement/:id': '/announcement/0',
  '/coinswap/:id': '/coinswap/btc_usdt',
  '/exchange/:id': '/exchange/btc_usdt',
  '/second/:id': '/second/btc_usdt',
  '/swap/:id': '/swap/btc_usdt',
  '/lab/detail/:id': '/lab/detail/1',
  '/markets/:quote': '/markets/USDT',
  '/trade/:unit': '/trade/USDT',
}

for (const language of languages)
  for (const theme of ['black', 'white'])
    for (const width of [375, 768, 1440])
      test(`${language} ${theme} ${width}`, async ({ page }) => {
        test.setTimeout(routes.length * 20_000)
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
        await page.addInitScript(
          (chosen) => {
            localStorage.setItem('openbourse.language', chosen.language)
            localStorage.setItem('openbourse.theme', chosen.theme)
          },
          { language, theme },
        )
        for (const visitor of [true, false]) {
          if (!visitor) await logInOnScreen(page, textsOf(language), 'trader@openbourse.test')
          for (const { path } of routes.filter((route) => (route.memberOnly ?? false) !== visitor)) {
            await page.goto(PARAMETERS[path] ?? path)
            await page.waitForLoadState('networkidle')
            await scrollThrough(page)
            // The markets of the start page are code and a stream that are fetched once it is scrolled to.
            if (path === '/')
              await expect(page.locator('main a[href="/exchange/eth_usdt"]').first()).toBeVisible()
            const who = visitor ? 'visitor' : 'member'
            const name = path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-')
            await page.screenshot({
              path: join(FOLDER, `${name}-${who}-${language}-${theme}-${width}.png`),
              fullPage: true,
            })
          }
        }
      })

/** Scrolls through the page: what loads when it is reached is in the picture too. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo(0, 0)
  })
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
