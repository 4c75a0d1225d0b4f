import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { routes } from '#src/web/app/routing/routes.ts'
import { otherTheme } from '../support/form-states.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'

const MERCHANT = persona('merchant')
const PARAMETERS: Readonly<Record<string, string>> = { ':id': 'btc_usdt', ':unit': 'USDT' }
/** Activities of the lab have numbers. */
const ADDRESSES: Readonly<Record<string, string>> = { '/lab/detail/:id': '/lab/detail/1' }

type Clauses = Readonly<Record<string, string>>
const groups = Object.entries(
  (
    parse(readFileSync('tests/requirements.yaml', 'utf8')) as {
      routes: Readonly<Record<string, { readonly clauses: Clauses }>>
    }
  ).routes,
).map(([group, { clauses }]) => ({ group, clauses: Object.entries(clauses) }))
const byPath = new Map(routes.map((route) => [route.path, route]))

/** Areas of which every screen is there, with the letters of their paths. */
const whole = groups
  .filter(({ clauses }) => clauses.every(([, path]) => byPath.has(path)))
  .map(({ group, clauses }) => ({
    area: `${group}.${clauses.map(([letter]) => letter).join('')}`,
    paths: clauses.map(([, path]) => path),
  }))

/** The scripts that a page has asked for. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js(\?|$)/.test(name) ? [name] : [])),
  )

for (const { area, paths } of whole)
  test(`${area} each route opens, lazily, in both themes, within the frame of its area`, async ({ page }) => {
    test.setTimeout(60_000 + paths.length * 20_000)
    await openAs(page, MERCHANT, '/')
    await page.waitForLoadState('networkidle')
    const atStart = new Set(await scriptsOf(page))
    for (const path of paths) {
      const frame = byPath.get(path)?.frame
      await page.goto(ADDRESSES[path] ?? path.replace(/:\w+/, (name) => PARAMETERS[name] ?? '0'))
      await expect(page.getByRole('main')).not.toBeEmpty()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      if (frame === undefined) {
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
      if (path !== '/')
        expect(
          (await scriptsOf(page)).filter((script) => !atStart.has(script)),
          path,
        ).not.toEqual([])
      const theme = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await theme()
      await otherTheme(page)
      await expect.poll(theme, path).not.toBe(before)
    }
  })

test('every specified route has a screen', () => {
  const specified = groups.flatMap(({ clauses }) => clauses.map(([, path]) => path))
  expect(specified.filter((path) => !byPath.has(path))).toEqual([])
  expect(specified.length).toBeGreaterThan(60)
})

test('SHELL-11.d a message that a catalogue lacks is logged as an error in the shipped app', async ({
  page,
  guard,
}) => {
  await page.route(/\/assets\/[^/]+\.js/, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({
      response: answer,
      body: text.replaceAll(/content\.helpCentre(?=["'`]:)/g, 'content.gone'),
    })
  })
  const missing = /"content\.helpCentre"/
  guard.allow(missing)
  const told = page.waitForEvent('console', (message) => missing.test(message.text()))
  await page.goto('/helplist')
  expect((await told).type()).toBe('error')
})
