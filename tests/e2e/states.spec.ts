import { expect, type Page } from '@playwright/test'
import { Answers } from '../support/answers.ts'
import { expectAccessible, expectContrast } from '../support/axe.ts'
import { LANGUAGE } from '../support/language.ts'
import { openAs, persona } from '../support/members.ts'
import { expectReadable } from '../support/readable.ts'
import { layoutShiftOf, movedOf, watchLayoutShift } from '../support/layout-shift.ts'
import { clausesOf, expectOtherTheme, expectRoute, scriptsOf } from '../support/route-cases.ts'
import { addressesOf, type Reader, SCREENS } from '../support/state-cases.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { isCall, navigateInApp, pendingRequests, waitForIdleScreen } from '../support/navigation.ts'

const t = textsOf(LANGUAGE)

/** Layout shift that Web Vitals still call good. */
const LEAST_SHIFT = 0.1

/** Closes over banners, notices and markets that do not come: nobody is told of what nobody misses. */
const START = '/'

/** Calls whose failure shows no message, or that are retried on demand. */
const EXTRAS = new Set([
  // The picture beside the log-in form is drawn from a book, or is a picture of one.
  '/market/exchange-plate-full',
  // A form's countries: the field says so when it is opened.
  '/uc/support/country',
])

const screen = (page: Page) => page.getByRole('main')
const again = (page: Page) => screen(page).getByRole('button', { name: t('ui.tryAgain'), exact: true })
const emptyStates = (page: Page) => screen(page).locator('[data-state="empty"]')

async function enter(page: Page, who: Reader): Promise<Answers> {
  if (who === 'visitor') await page.goto('/LiveView')
  else await openAs(page, persona(who), '/LiveView')
  await waitForIdleScreen(page)
  return Answers.of(page)
}

/** Looked at for everything, in the theme that the page is in. */
async function expectGood(page: Page, state: string): Promise<void> {
  await expectReadable(page, state)
  await expectAccessible(page, state)
}

/** In both themes: the first is looked at for everything, the second for its colours. */
async function expectGoodInBoth(page: Page, state: string): Promise<void> {
  await expectGood(page, state)
  await expectOtherTheme(page, state)
  await expectContrast(page, `${state}, the other theme`)
}

for (const [who, paths] of SCREENS) {
  // Those with a parameter are opened as they are: nothing has such an address.
  const clauses = clausesOf(paths.filter((path) => !path.includes(':')))
  test(`${clauses} ${who}: routes open, loading parts have skeletons of their size, loaded screens are complete`, async ({
    page,
  }) => {
    test.slow()
    const addresses = await addressesOf(page.request, who)
    await watchLayoutShift(page)
    const answers = await enter(page, who)
    await page.goto(START)
    await page.waitForLoadState('networkidle')
    const atStart = new Set(await scriptsOf(page))
    for (const address of addresses) {
      await answers.become('never')
      await page.goto(address)
      await screen(page).getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      const before = await layoutShiftOf(page)
      const { busy, text: loading } = await whileLoading(page)
      await expectGood(page, `${address}, loading`)
      await answers.become('well')
      await waitForIdleScreen(page)
      const filled = await screen(page).innerText()
      if (filled !== loading && address !== START)
        expect.soft(busy, `${address} says that it loads: ${loading}`).toBeGreaterThan(0)
      const shift = (await layoutShiftOf(page)) - before
      expect.soft(shift, `shift of ${address}: ${(await movedOf(page)).join('\n')}`).toBeLessThan(LEAST_SHIFT)
      await expectRoute(page, address, atStart)
      await expectGoodInBoth(page, `${address}, filled`)
    }
  })

  test(`${who}: empty screens say what to do`, async ({ page }) => {
    test.slow()
    const addresses = await addressesOf(page.request, who)
    const answers = await enter(page, who)
    await answers.become('empty')
    let seen = 0
    // Nothing is kept from before; from then on what one screen keeps for the next is empty too.
    await page.reload()
    await waitForIdleScreen(page)
    for (const address of addresses) {
      await navigateInApp(page, address)
      await expectGoodInBoth(page, `${address}, empty`)
      for (const state of await emptyStates(page).all()) {
        seen += 1
        const more = state.locator('p + p, a, button').first()
        await expect.soft(more, `${address}: ${await state.innerText()}, and what then?`).toBeVisible()
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  test(`${who}: failed screens say so, and a retry loads them`, async ({ page, guard }) => {
    test.slow()
    guard.allow(/Failed to load resource/)
    const addresses = await addressesOf(page.request, who)
    const answers = await enter(page, who)
    await page.clock.install()
    // What every page asks for by itself, for its frame.
    await answers.become('down')
    await page.goto('/LiveView')
    await settledInTime(page)
    const frame = new Set(answers.asked)
    for (const address of addresses) {
      await answers.become('down')
      await page.goto(address)
      await settledInTime(page)
      const own = answers.asked.filter((path) => !frame.has(path) && !EXTRAS.has(path))
      await expectGoodInBoth(page, `${address}, without a network`)
      if (own.length > 0 && address !== START)
        await expect.soft(again(page).first(), `${address} says that ${own.join(', ')} failed`).toBeVisible()
      if ((await again(page).count()) === 0) continue
      await expect(screen(page).getByRole('alert').first()).toBeVisible()
      await tryAgain(page, answers, 'broken')
      await expect(again(page).first(), `${address}, bad gateway`).toBeVisible()
      await expectReadable(page, `${address}, bad gateway`)
      await tryAgain(page, answers, 'refused')
      await expect(again(page).or(emptyStates(page)).first(), `${address}, refused`).toBeVisible()
      await expectGood(page, `${address}, refused`)
      for (let left = await again(page).count(); left > 0; left = await again(page).count()) {
        await tryAgain(page, answers, 'well')
        await expect(again(page), `${address}, another try`).not.toHaveCount(left)
      }
    }
  })
}

type Loading = { readonly busy: number; readonly text: string }

/** Returns what a screen shows whose data never come, once its code is there: something busy, or a text that stays. */
async function whileLoading(page: Page): Promise<Loading> {
  const waiting = pendingRequests(page)
  let seen: Loading = { busy: 0, text: '' }
  await expect
    .poll(async () => {
      const before = seen.text
      seen = await screen(page).evaluate((main) => ({
        busy: main.querySelectorAll('[aria-busy="true"], output').length,
        text: main instanceof HTMLElement ? main.innerText : '',
      }))
      return seen.busy > 0 || ([...waiting].every(isCall) && seen.text === before)
    })
    .toBe(true)
  return seen
}

/** The exchange answers again, and the user retries. */
async function tryAgain(page: Page, answers: Answers, manner: 'broken' | 'refused' | 'well'): Promise<void> {
  await answers.become(manner)
  await again(page).first().click()
  await expect.poll(() => answers.asked.length).toBeGreaterThan(0)
  await settledInTime(page)
}

/** The app tries again by itself, twice, before it says that something failed: that time is not waited for. */
async function settledInTime(page: Page): Promise<void> {
  await waitForIdleScreen(page, () => page.clock.fastForward(2000))
}
