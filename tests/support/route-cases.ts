import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { routes } from '#src/web/app/routing/routes.ts'
import { otherTheme } from './form-states.ts'

type Requirements = {
  readonly routes: Readonly<Record<string, { readonly clauses: Readonly<Record<string, string>> }>>
}

/** Each path that the specification names, with its clause: group and letter. */
export const SPECIFIED = Object.entries(
  (parse(readFileSync('tests/requirements.yaml', 'utf8')) as Requirements).routes,
).flatMap(([group, { clauses }]) =>
  Object.entries(clauses).map(([letter, path]) => ({ path, group, letter })),
)

const byPath = new Map(routes.map((route) => [route.path, route]))

/** Returns the clauses of paths as titles name them: `ROUTE-ASSETS.abc ROUTE-ORDERS.d`. */
export function clausesOf(paths: Iterable<string>): string {
  const asked = new Set(paths)
  const found = Map.groupBy(
    SPECIFIED.filter(({ path }) => asked.has(path)),
    ({ group }) => group,
  )
  return [...found].map(([group, own]) => `${group}.${own.map(({ letter }) => letter).join('')}`).join(' ')
}

/** Returns the scripts that a page has asked for. */
export const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js(\?|$)/.test(name) ? [name] : [])),
  )

/**
 * The screen of a path, loaded by its address, stands within the frame of its area, and came in a script that the start
 * page has no need of.
 */
export async function expectRoute(page: Page, path: string, atStart: ReadonlySet<string>): Promise<void> {
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  if (byPath.get(path.split('?')[0] ?? '')?.frame === undefined) {
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  if (path === '/') return
  const own = (await scriptsOf(page)).filter((script) => !atStart.has(script))
  expect(own, path).not.toEqual([])
}

/** The page has the colours of the other theme once it is chosen. */
export async function expectOtherTheme(page: Page, path: string): Promise<void> {
  const theme = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await theme()
  await otherTheme(page)
  await expect.poll(theme, path).not.toBe(before)
}
