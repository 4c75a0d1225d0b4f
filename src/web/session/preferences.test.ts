// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'

/** Loading the modules anew is what a reload of the page does. */
async function load() {
  vi.resetModules()
  const [theme, language, currency, movement, keys] = await Promise.all([
    import('./theme.ts'),
    import('./language.ts'),
    import('./currency.ts'),
    import('./movement.ts'),
    import('./single-keys.ts'),
  ])
  return { ...theme, ...language, ...currency, ...movement, ...keys }
}

type Change = (event: { matches: boolean }) => void

/** A system that prefers light or dark, and can change its mind. */
function system(light: boolean): (light: boolean) => void {
  const query = { matches: light, listeners: new Set<Change>() }
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return query.matches
    },
    addEventListener: (_type: string, listener: Change) => query.listeners.add(listener),
  }))
  return (next) => {
    query.matches = next
    for (const listener of query.listeners) listener({ matches: next })
  }
}

const otherTabWrites = (key: string, text: string): void => {
  localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  localStorage.clear()
  system(false)
})

describe('theme', () => {
  test("SHELL-10.a the chosen theme is kept over a reload, whatever the system's is", async () => {
    ;(await load()).setTheme('white')
    expect(localStorage.getItem('openbourse.theme')).toBe('{"v":1,"value":"white"}')
    expect((await load()).themeStore.get()).toBe('white')
    system(true)
    ;(await load()).setTheme('black')
    expect((await load()).themeStore.get()).toBe('black')
  })

  test("SHELL-10.c the system's theme is used until one is chosen, and an invalid one is ignored", async () => {
    localStorage.setItem('openbourse.theme', '{"v":1,"value":"purple"}')
    const change = system(false)
    const { themeStore, setTheme } = await load()
    expect(themeStore.get()).toBe('black')
    change(true)
    expect(themeStore.get()).toBe('white')
    setTheme('white')
    change(false)
    expect(themeStore.get()).toBe('white')
  })

  test('a theme chosen in another tab is applied', async () => {
    const { themeStore } = await load()
    const heard = vi.fn<() => void>()
    themeStore.subscribe(heard)
    otherTabWrites('openbourse.theme', '{"v":1,"value":"white"}')
    expect(themeStore.get()).toBe('white')
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('language', () => {
  test('SHELL-11.b SHELL-12.a the language is en_US until one is chosen; the choice is stored and kept over a reload', async () => {
    const { languageStore, setLanguage } = await load()
    expect(languageStore.get()).toBe('en_US')
    setLanguage('de_DE')
    expect(languageStore.get()).toBe('de_DE')
    expect(localStorage.getItem('openbourse.language')).toBe('{"v":1,"value":"de_DE"}')
    expect((await load()).languageStore.get()).toBe('de_DE')
  })

  test('SHELL-12.c a language chosen in another tab is applied', async () => {
    const { languageStore } = await load()
    otherTabWrites('openbourse.language', '{"v":1,"value":"ja_JP"}')
    expect(languageStore.get()).toBe('ja_JP')
  })

  test.each(['tlh', '{"v":1,"value":"en_GB"}', '{"v":2,"value":"de_DE"}', ''])(
    '%j reads as en_US',
    async (text) => {
      localStorage.setItem('openbourse.language', text)
      expect((await load()).languageStore.get()).toBe('en_US')
    },
  )
})

describe('display currency', () => {
  test('SHELL-13.ab the currency is USD, $ with rate 1 until one is chosen; the choice is stored, its rate exact', async () => {
    const { currencyStore, setCurrency } = await load()
    const { rate, ...dollar } = currencyStore.get()
    expect({ ...dollar, rate: toText(rate) }).toEqual({ fullName: 'USD', symbol: '$', rate: '1' })
    setCurrency({ fullName: 'IDR', symbol: 'Rp', rate: decimal('16234.1234567890123456789') })
    const again = (await load()).currencyStore.get()
    expect(again.fullName).toBe('IDR')
    expect(toText(again.rate)).toBe('16234.1234567890123456789')
  })

  test.each(['0', '-1', 'NaN', '1,5', ''])('a stored rate of %j reads as USD', async (rate) => {
    const value = { fullName: 'EUR', symbol: '€', rate }
    localStorage.setItem('openbourse.currency', JSON.stringify({ v: 1, value }))
    expect((await load()).currencyStore.get().fullName).toBe('USD')
  })
})

test('price colours are stored', async () => {
  const { movementStore } = await load()
  expect(movementStore.get()).toBe('green-red')
  movementStore.set('blue-orange')
  expect((await load()).movementStore.get()).toBe('blue-orange')
})

describe('hot-keys of single keys', () => {
  test('are on until they are switched off, which is stored and applied in other tabs', async () => {
    const page = await load()
    expect(page.singleKeysStore.get()).toBe(true)
    page.singleKeysStore.set(false)
    expect((await load()).singleKeysStore.get()).toBe(false)
    otherTabWrites('openbourse.single-keys', '{"v":1,"value":true}')
    expect(page.singleKeysStore.get()).toBe(true)
    otherTabWrites('openbourse.single-keys', '"nonsense"')
    expect(page.singleKeysStore.get()).toBe(true)
  })
})
