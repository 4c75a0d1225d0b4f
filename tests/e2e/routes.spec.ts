import { expect } from '@playwright/test'
import { routes } from '#src/web/app/routing/routes.ts'
import { openAs, persona } from '../support/members.ts'
import { clausesOf, expectOtherTheme, expectRoute, scriptsOf, SPECIFIED } from '../support/route-cases.ts'
import { SCREENS } from '../support/state-cases.ts'
import { test } from '../support/test.ts'

const PARAMETERS: Readonly<Record<string, string>> = { ':id': 'btc_usdt', ':unit': 'USDT' }
/** Activities of the lab have numbers. */
const ADDRESSES: Readonly<Record<string, string>> = { '/lab/detail/:id': '/lab/detail/1' }

/** The other screens are loaded by their addresses in tests/e2e/states.spec.ts. */
const elsewhere = new Set([...SCREENS.values()].flat())
const groups = Map.groupBy(
  SPECIFIED.filter(({ path }) => !elsewhere.has(path) || path.includes(':')),
  ({ group }) => group,
)

for (const found of groups.values()) {
  const paths = found.map(({ path }) => path)
  test(`${clausesOf(paths)} each route opens, lazily, in both themes, within the frame of its area`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + paths.length * 20_000)
    await openAs(page, persona('merchant'), '/')
    await page.waitForLoadState('networkidle')
    const atStart = new Set(await scriptsOf(page))
    for (const path of paths) {
      await page.goto(ADDRESSES[path] ?? path.replace(/:\w+/, (name) => PARAMETERS[name] ?? '0'))
      await expectRoute(page, path, atStart)
      await expectOtherTheme(page, path)
    }
  })
}

test('every specified route has a screen', () => {
  const known = new Set(routes.map(({ path }) => path))
  expect(SPECIFIED.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
  expect(SPECIFIED.length).toBeGreaterThan(60)
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
