import { expect, type Page } from '@playwright/test'
import { routes } from '#src/web/app/routing/routes.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs, persona } from '../support/members.ts'
import { setPseudoLanguage, untranslated } from '../support/pseudo.ts'
import { expectNoSidewaysScroll } from '../support/settings.ts'
import { SCREENS } from '../support/state-cases.ts'
import { test } from '../support/test.ts'
import { navigateInApp } from '../support/navigation.ts'

const TRADER = persona('trader')
const PATHS = routes.filter(({ memberOnly }) => memberOnly === true).map(({ path }) => path)

/** Pages open to everybody, without the long texts and those for visitors only, which every-page.spec.ts checks. */
const OPEN = [
  '/exchange/btc_usdt',
  '/markets/USDT',
  '/trade/USDT',
  '/convert',
  '/invite',
  '/collection',
  '/collection2',
  '/collection3',
  '/collection4',
  '/helplist',
  '/announcement/0',
]

/** Coins, groups of a key, our name, the language's own name, and dates, which Intl writes. */
const NAMES = /\b[A-Z0-9]{2,5}\b|Openbourse|English|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\b/g

/** Collects every text that the exchange answers: data, which no catalogue of the app has. Hands out all so far. */
function collectData(page: Page): () => Promise<ReadonlySet<string>> {
  const texts = new Set<string>()
  const answers: Promise<void>[] = []
  const collect = (value: unknown): void => {
    // Payment types of an ad are one text, and shown one by one.
    if (typeof value === 'string')
      [value, ...value.split(',')].filter(({ length }) => length > 1).forEach((text) => texts.add(text))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('application/json') === true)
      answers.push(response.json().then(collect, () => undefined))
  })
  return async () => {
    await Promise.all(answers)
    return texts
  }
}

/** Returns a text without the data in it, also where that is shortened to its beginning and its end. */
function withoutData(text: string, data: ReadonlySet<string>): string {
  const [head = '', tail] = text.split('…')
  if (tail !== undefined && [...data].some((known) => known.startsWith(head) && known.endsWith(tail)))
    return ''
  return [...data]
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, known) => left.replaceAll(known, ''), text)
}

/** Pages whose states states.spec.ts judges on a desktop, as the same member sees them. */
const ON_DESKTOP = new Set(SCREENS.get('trader'))

test('every member page is accessible: wide and dark, on a phone and light', async ({ page }) => {
  test.setTimeout(PATHS.length * 15_000)
  await openAs(page, TRADER, '/LiveView')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of PATHS.filter((each) => !ON_DESKTOP.has(each))) {
    await navigateInApp(page, path)
    await expectAccessible(page, `${path}, 1440, black`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 375, height: 812 })
  for (const path of PATHS) {
    await navigateInApp(page, path)
    await expectAccessible(page, `${path}, 375, white`)
  }
})

test('pseudo-translated member pages have no overflow at 360 px and no hard-coded text', async ({ page }) => {
  test.setTimeout((PATHS.length + OPEN.length) * 15_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await setPseudoLanguage(page)
  const dataSoFar = collectData(page)
  await openAs(page, TRADER, '/LiveView')
  for (const path of [...PATHS, ...OPEN]) {
    await navigateInApp(page, path)
    await expectNoSidewaysScroll(page)
    const shown = await untranslated(page, NAMES)
    const data = await dataSoFar()
    const left = shown.filter((text) => /[a-z]{2}/i.test(withoutData(text, data)))
    expect(left, path).toEqual([])
  }
})
