import { expect, type Page, type Request } from '@playwright/test'
import type { Language } from '#generated/messages/keys.ts'
import { isScreenLoaded, POLL_INTERVALS } from './wait-for-screen.ts'

const open = new WeakMap<Page, Set<Request>>()

/** Requests of a page that have no answer yet, as far as they began after this was first asked: when it is opened. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const known = open.get(page)
  if (known !== undefined) return known
  const waiting = new Set<Request>()
  open.set(page, waiting)
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return waiting
}

/** True for a call of the API; the rest is code, pictures and the page itself. */
export const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

/**
 * Until the screen stands there whole: with its heading, nothing busy, no skeleton, nothing on its way. `meanwhile` is
 * done before each look.
 */
export async function waitForIdleScreen(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  const waiting = pendingRequests(page)
  await expect
    .poll(
      async () => {
        await meanwhile?.()
        return (await isScreenLoaded(page, true)) && waiting.size === 0
      },
      { message: 'the screen of the address, whole', intervals: POLL_INTERVALS },
    )
    .toBe(true)
}

/**
 * Goes to a screen as a link of the app does, and waits until it is whole. What is there already stays, so this
 * costs a fifth of loading the page; tests/e2e/routes.spec.ts loads every screen by its address.
 */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await waitForIdleScreen(page)
}

/** Chooses a language as another tab does: the page loads itself again, in that language. */
export async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('openbourse.language', JSON.stringify({ v: 1, value: chosen }))
  }, language)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_', '-'))
}
