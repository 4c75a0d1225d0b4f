import { expect, type Page } from '@playwright/test'
import { EMPTY_PAGE } from '../support/empty-page.ts'
import { test } from '../support/test.ts'

// One after the other in one worker: they share a context (tests/support/kept-context.ts).
test.describe.configure({ mode: 'serial' })

/** Returns all that a page of the app finds in its browser. */
const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage).filter(([name]) => name === 'kept'),
    session: Object.entries(sessionStorage).filter(([name]) => name === 'kept'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    online: navigator.onLine,
  }))

const NOTHING = {
  local: [],
  session: [],
  databases: [],
  caches: [],
  clipboard: 'prompt',
  online: true,
}

let contexts: unknown[] = []

test('a test leaves storage, cookies, permissions, routes and pages', async ({ page, context }) => {
  contexts = [context]
  await page.goto('/LiveView')
  await page.evaluate(async () => {
    localStorage.setItem('kept', '1')
    sessionStorage.setItem('kept', '1')
    indexedDB.open('kept')
    await caches.open('kept')
    addEventListener('pagehide', () => localStorage.setItem('kept', 'as it was left'))
  })
  await context.grantPermissions(['clipboard-read'])
  await context.addCookies([{ name: 'kept', value: '1', url: page.url() }])
  await context.route('**/logo.svg', (route) => route.abort())
  await context.newPage()
  expect(await stored(page)).toMatchObject({ caches: ['kept'], clipboard: 'granted' })
  await context.setOffline(true)
})

test('the next test finds none of it in the same context', async ({ page, context }) => {
  contexts.push(context)
  expect(contexts[0]).toBe(contexts[1])
  const others = context.pages().filter((each) => each !== page)
  expect(others.map((each) => new URL(each.url()).pathname)).toEqual([EMPTY_PAGE])
  await page.goto('/LiveView')
  expect(await context.cookies()).toEqual([])
  expect(await stored(page)).toEqual(NOTHING)
  expect((await page.request.get('/logo.svg')).ok()).toBe(true)
  expect(await page.evaluate(async () => (await fetch('/logo.svg')).ok)).toBe(true)
  await context.addInitScript(() => localStorage.setItem('kept', '1'))
})

test('a script that a test has added to its context is gone with that context', async ({ page, context }) => {
  expect(context).not.toBe(contexts[1])
  await page.goto('/LiveView')
  expect(await stored(page)).toEqual(NOTHING)
})

test('a clock that a test has installed is gone with its context', async ({ page, context }) => {
  await page.clock.install({ time: 0 })
  contexts = [context]
})

test('the next test has the time of the machine', async ({ page, context }) => {
  expect(context).not.toBe(contexts[0])
  await page.goto('/LiveView')
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(1e12)
})
