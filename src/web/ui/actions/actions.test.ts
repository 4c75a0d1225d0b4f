// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Action } from './action.ts'
import { findBest, score } from './fuzzy.ts'
import { isTyping, keyNames, type KeyPress, matches, parseHotkey } from './hotkey.ts'
import { goToField } from './hotkey-field.ts'
import { createHotkeys, isHotkeyPress, listenForHotkeys, SEQUENCE_MS } from './hotkey-listener.ts'
import { createActionRegistry } from './registry.ts'

const action = (id: string, more: Partial<Action> = {}): Action => ({
  id,
  label: id,
  group: 'go',
  perform: () => {},
  ...more,
})

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key
  return { key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }
}

const hits = (hotkey: string, event: KeyPress, isMac = false): boolean =>
  parseHotkey(hotkey).every((stroke) => matches(stroke, event, isMac))

test('a registry lists added actions, and removes only those that are unregistered', () => {
  const registry = createActionRegistry()
  const heard = vi.fn<() => void>()
  registry.subscribe(heard)
  const drop = registry.add([action('a'), action('b')])
  const list = registry.get()
  expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(registry.get()).toBe(list)
  const dropOther = registry.add([action('c')])
  drop()
  expect(registry.get().map(({ id }) => id)).toEqual(['c'])
  dropOther()
  dropOther()
  expect(registry.get()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(5)
})

test("a dialog's actions replace those of the screen until it closes", () => {
  const registry = createActionRegistry()
  const screen = action('submit')
  const dialog = action('submit')
  registry.add([screen, action('other')])
  const drop = registry.add([dialog])
  expect(registry.get()[0]).toBe(dialog)
  expect(registry.get()).toHaveLength(2)
  drop()
  expect(registry.get()[0]).toBe(screen)
})

test('Mod is Cmd on a Mac and Ctrl elsewhere, and never both', () => {
  expect(hits('mod+k', press('k', { ctrlKey: true }))).toBe(true)
  expect(hits('mod+k', press('k', { metaKey: true }))).toBe(false)
  expect(hits('mod+k', press('k', { metaKey: true }), true)).toBe(true)
  expect(hits('mod+k', press('k', { ctrlKey: true }), true)).toBe(false)
  expect(hits('mod+k', press('k', { ctrlKey: true, metaKey: true }))).toBe(false)
  expect(hits('b', press('b', { ctrlKey: true }))).toBe(false)
})

test('letters match by their character, or by their key where that is another script', () => {
  expect(hits('w', press('w', { code: 'KeyZ' }))).toBe(true)
  expect(hits('w', press('z', { code: 'KeyW' }))).toBe(false)
  expect(hits('w', press('ц', { code: 'KeyW' }))).toBe(true)
  expect(hits('mod+k', press('л', { code: 'KeyK', ctrlKey: true }))).toBe(true)
  expect(hits('b', press('B', { shiftKey: true }))).toBe(false)
  expect(hits('shift+b', press('B', { shiftKey: true }))).toBe(true)
})

test('a question mark matches on any key', () => {
  expect(hits('?', press('?', { shiftKey: true, code: 'Slash' }))).toBe(true)
  expect(hits('?', press('?', { shiftKey: true, code: 'Minus' }))).toBe(true)
  expect(hits('?', press('?', { altKey: true }))).toBe(true)
  expect(hits('?', press('/', { code: 'Slash' }))).toBe(false)
})

test('a hot-key without a key is refused', () => {
  for (const wrong of ['', 'mod+', 'ctrl+k', 'g  w']) expect(() => parseHotkey(wrong)).toThrow(RangeError)
})

test('key names are those of the keyboard', () => {
  expect(keyNames('mod+shift+k', 'mac')).toEqual([['⌘', '⇧', 'K']])
  const german = { ctrl: 'Strg', shift: 'Umschalt' }
  expect(keyNames('mod+shift+k', german)).toEqual([['Strg', 'Umschalt', 'K']])
  expect(keyNames('g w', german)).toEqual([['G'], ['W']])
  expect(keyNames('escape', german)).toEqual([['Escape']])
})

test('sequences match in time and in order, and start anew after a wrong key', () => {
  const keys = createHotkeys(
    () => [action('wallet', { hotkey: 'g w' }), action('buy', { hotkey: 'b' })],
    false,
  )
  const id = (key: string, at: number): string | null => {
    const hit = keys.press(press(key), at)
    return hit === null || hit === 'part' ? hit : hit.id
  }
  expect([id('g', 0), id('w', 100)]).toEqual(['part', 'wallet'])
  expect([id('g', 1000), id('w', 1001 + SEQUENCE_MS)]).toEqual(['part', null])
  expect([id('g', 5000), id('b', 5001)]).toEqual(['part', 'buy'])
  expect([id('g', 6000), id('g', 6001), id('w', 6002)]).toEqual(['part', 'part', 'wallet'])
  expect([id('g', 7000), id('x', 7001), id('w', 7002)]).toEqual(['part', null, null])
})

test('an impossible action has no hot-key', () => {
  let open = false
  const keys = createHotkeys(() => [action('a', { hotkey: 'a', when: () => open })], false)
  expect(keys.press(press('a'), 0)).toBeNull()
  open = true
  expect(keys.press(press('a'), 1)).toMatchObject({ id: 'a' })
})

test('keys typed into a field are no hot-keys; with Ctrl they may be', () => {
  document.body.innerHTML =
    '<input id="t"><input id="c" type="checkbox"><textarea id="a"></textarea><select id="s"></select>' +
    '<div contenteditable="true"><b id="e"></b></div><button id="b"></button>'
  const typing = (id: string): boolean => isTyping(document.getElementById(id))
  expect(['t', 'a', 's', 'e'].map(typing)).toEqual([true, true, true, true])
  expect(['c', 'b'].map(typing)).toEqual([false, false])

  const performed: string[] = []
  const stop = listenForHotkeys(
    () => [
      action('buy', { hotkey: 'b', perform: () => performed.push('buy') }),
      action('palette', { hotkey: 'mod+k', perform: () => performed.push('palette') }),
    ],
    false,
    true,
  )
  const type = (id: string, init: KeyboardEventInit): boolean =>
    document
      .getElementById(id)
      ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })) ?? false
  type('t', { key: 'b', code: 'KeyB' })
  type('b', { key: 'b', code: 'KeyB', repeat: true })
  expect(performed).toEqual([])
  type('b', { key: 'b', code: 'KeyB' })
  type('t', { key: 'k', code: 'KeyK', ctrlKey: true })
  expect(performed).toEqual(['buy', 'palette'])
  document.body.innerHTML += '<div aria-modal="true"></div>'
  type('b', { key: 'b', code: 'KeyB' })
  expect(performed).toHaveLength(2)
  stop()
})

test('a field focused by a hot-key passes letters on until text is typed; Escape leaves any field', () => {
  document.body.innerHTML = '<input id="price"><input id="other"><button id="b"></button>'
  const [price, other] = ['price', 'other'].map((id) => document.getElementById(id) as HTMLInputElement)
  const performed: string[] = []
  const stop = listenForHotkeys(
    () => ['s', 'm', '1'].map((hotkey) => action(hotkey, { hotkey, perform: () => performed.push(hotkey) })),
    false,
    true,
  )
  const press = (target: HTMLElement | undefined, key: string): boolean =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ?? false
  goToField(price as HTMLInputElement)
  expect(document.activeElement).toBe(price)
  press(price, 'm')
  // A digit is a price, though it is a hot-key too.
  press(price, '1')
  press(other, 'm')
  expect(performed).toEqual(['m'])
  price?.dispatchEvent(new Event('input', { bubbles: true }))
  press(price, 'm')
  expect(performed).toEqual(['m'])
  expect(press(price, 'Escape')).toBe(false)
  expect(document.activeElement).toBe(document.body)
  goToField(price as HTMLInputElement)
  other?.focus()
  price?.focus()
  press(price, 's')
  expect(performed).toEqual(['m'])
  stop()
})

test('Escape leaves no field while something else is open, or has handled the key', () => {
  document.body.innerHTML = '<input id="list" aria-expanded="true"><input id="taken">'
  const stop = listenForHotkeys(() => [], false, true)
  for (const id of ['list', 'taken']) {
    const field = document.getElementById(id)
    field?.addEventListener('keydown', (event) => id === 'taken' && event.preventDefault())
    field?.focus()
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    expect(document.activeElement).toBe(field)
  }
  stop()
})

test('a key of an unfinished composition is no hot-key', () => {
  const event = new KeyboardEvent('keydown', { key: 'b' })
  expect(isHotkeyPress(event, true)).toBe(true)
  Object.defineProperty(event, 'isComposing', { value: true })
  expect(isHotkeyPress(event, true)).toBe(false)
})

test('with single keys switched off only hot-keys with Ctrl or Cmd work (WCAG 2.1.4)', () => {
  const pressed = (init: KeyboardEventInit): boolean =>
    isHotkeyPress(new KeyboardEvent('keydown', init), false)
  for (const key of ['b', '1', '?', '/']) expect(pressed({ key })).toBe(false)
  expect(pressed({ key: 'X', shiftKey: true })).toBe(false)
  expect(pressed({ key: 'k', ctrlKey: true })).toBe(true)
  expect(pressed({ key: 'k', metaKey: true })).toBe(true)
})

test('a search ranks names by their beginning, words, letters and keywords', () => {
  const named = (label: string, ...keywords: string[]) => ({ label, keywords })
  const all = [
    named('Deposit', 'receive, in'),
    named('Withdraw codes'),
    named('Withdraw', 'send'),
    named('Withdrawal history'),
    named('提币', '提现'),
  ]
  const labels = (query: string): string[] => findBest(query, all).map(({ label }) => label)
  expect(labels('')).toHaveLength(5)
  expect(labels('with')[0]).toBe('Withdraw')
  expect(labels('WITHDRAW')[0]).toBe('Withdraw')
  expect(labels('hist')).toEqual(['Withdrawal history'])
  expect(labels('wdr')[0]).toBe('Withdraw')
  expect(labels('send')).toEqual(['Withdraw'])
  expect(labels('提现')).toEqual(['提币'])
  expect(labels('zzz')).toEqual([])
})

test('every text matches each of its own parts, better than scattered letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{3,20}$/), fc.nat(), fc.nat(), (text, a, b) => {
      const [from, to] = [a % text.length, b % text.length].sort((x, y) => x - y)
      const part = text.slice(from, (to ?? 0) + 1)
      expect(score(part, text)).not.toBeNull()
    }),
  )
  expect(score('ab', 'xxab') ?? 0).toBeGreaterThan(score('ab', 'axb') ?? 0)
})
