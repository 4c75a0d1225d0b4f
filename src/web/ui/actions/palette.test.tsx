// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownTexts } from '#tests/support/shown-text.ts'
import { show } from '../tests/show.tsx'
import { type Action, CHEAT_SHEET, PALETTE } from './action.ts'
import { CheatSheet } from './cheat-sheet.tsx'
import { Palette } from './palette.tsx'
import { actionRegistry } from './registry.ts'

const done: string[] = []
const action = (id: string, label: string, more: Partial<Action>): Action => ({
  id,
  label: `ui.${label}`,
  group: 'view',
  perform: () => done.push(id),
  ...more,
})
const onClose = vi.fn<() => void>(() => done.push('closed'))

let drop = (): void => {}
beforeEach(() => {
  done.length = 0
  onClose.mockClear()
  drop = actionRegistry.add([
    action('copied', 'copied', { hotkey: 'shift+c' }),
    action('again', 'tryAgain', { group: 'trade', hotkey: 'mod+b', keywords: 'ui.dismiss' }),
    action('close', 'close', { group: 'trade', when: () => false }),
    action(PALETTE, 'actions.palette', { group: 'help', hotkey: 'mod+k' }),
    action(CHEAT_SHEET, 'actions.cheatSheet', { group: 'help', hotkey: '?' }),
  ])
})
afterEach(() => {
  cleanup()
  act(() => drop())
})

/** Each option: whether it is chosen, and what it says. */
const options = (): readonly string[] =>
  screen
    .queryAllByRole('option')
    .map(
      (option) =>
        `${option.getAttribute('aria-selected') === 'true' ? '> ' : ''}${shownTexts(option).join(' ')}`,
    )

test('the palette lists by groups what can be done, steers by arrows around its ends, and does what is chosen', () => {
  show(<Palette singleKeys typed="" onClose={onClose} />)
  const field = screen.getByRole('combobox')
  const list = screen.getByRole('listbox')
  expect([...list.children].map((line) => shownTexts(line).join(' '))).toEqual([
    'Trade',
    'Try again Ctrl B',
    'View',
    'Copied Shift C',
    'Help',
    'Keyboard shortcuts ?',
  ])
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    fireEvent.keyDown(field, { key })
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    return options().findIndex((option) => option.startsWith('>'))
  })
  expect(seen).toEqual([1, 2, 0, 2])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(done).toEqual(['closed', CHEAT_SHEET])
})

test('the palette begins with what was typed, finds other words too, and says when there is nothing', () => {
  show(<Palette singleKeys={false} typed="again" onClose={onClose} />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  expect([field.value, options()]).toEqual(['again', ['> Try again Ctrl B']])
  fireEvent.change(field, { target: { value: 'dismiss' } })
  expect(options()).toEqual(['> Try again Ctrl B'])
  fireEvent.change(field, { target: { value: 'qqqq' } })
  expect([options(), field.getAttribute('aria-expanded')]).toEqual([[], 'false'])
  expect(screen.getAllByText('No command found')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(done).toEqual([])
  fireEvent.change(field, { target: { value: 'copied' } })
  fireEvent.click(screen.getByRole('option'))
  expect(done).toEqual(['closed', 'copied'])
})

test.each([
  [
    true,
    [
      ['Trade', 'Try again: Ctrl B'],
      ['View', 'Copied: Shift C'],
      ['Help', 'Search and commands: Ctrl K', 'Keyboard shortcuts: ?'],
    ],
  ],
  [
    false,
    [
      ['Trade', 'Try again: Ctrl B'],
      ['Help', 'Search and commands: Ctrl K'],
    ],
  ],
])(
  'the cheat sheet lists the keys of each group, single ones where they are on: %s',
  (singleKeys, expected) => {
    show(<CheatSheet singleKeys={singleKeys} onClose={onClose} />)
    const groups = screen.getAllByRole('region').filter((group) => group.hasAttribute('aria-labelledby'))
    expect(
      groups.map((group) => [
        group.querySelector('h3')?.textContent,
        ...within(group)
          .getAllByRole('term')
          .map((term) => `${term.textContent}: ${shownTexts(term.nextElementSibling ?? term).join(' ')}`),
      ]),
    ).toEqual(expected)
  },
)
