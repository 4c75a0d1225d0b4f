// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languageStore } from '#src/web/session/language.ts'
import { movementStore } from '#src/web/session/movement.ts'
import { themeStore } from '#src/web/session/theme.ts'

const script = readFileSync('src/web/app/public/boot.js', 'utf8')
const root = document.documentElement

/** Runs the file as the browser does: as a script, with nothing but the page's globals. */
const boot = (): void => void runInThisContext(script)

const systemPrefersLight = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)

beforeEach(() => {
  systemPrefersLight(false)
  for (const name of ['data-theme', 'data-updown', 'lang']) root.removeAttribute(name)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const store of [themeStore, movementStore, languageStore]) store.set(null)
})

test('SHELL-10.b the stored theme is applied before any other script runs', () => {
  for (const theme of ['white', 'black'] as const) {
    themeStore.set(theme)
    boot()
    expect(root.dataset['theme']).toBe(theme)
  }
})

test('SHELL-10.c the system’s theme is used if none is stored', () => {
  systemPrefersLight(true)
  boot()
  expect(root.dataset['theme']).toBe('white')
  systemPrefersLight(false)
  boot()
  expect(root.dataset['theme']).toBe('black')
})

test('the stored price colours and language are applied too', () => {
  movementStore.set('blue-orange')
  languageStore.set('zh_CN')
  boot()
  expect(root.dataset['updown']).toBe('blue-orange')
  expect(root.lang).toBe('zh-CN')
})

test.each(['', 'white', '{"v":2,"value":"white"}', '{"v":1,"value":"pink"}', '{"v":1,"value":{}}', '{'])(
  'an unreadable stored value (%s) is ignored',
  (text) => {
    localStorage.setItem('openbourse.theme', text)
    localStorage.setItem('openbourse.movement', text)
    localStorage.setItem('openbourse.language', text)
    boot()
    expect([root.dataset['theme'], root.dataset['updown'], root.lang]).toEqual([
      'black',
      'green-red',
      'en-US',
    ])
  },
)

test('the page gets a theme where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  boot()
  expect(root.dataset['theme']).toBe('black')
})
