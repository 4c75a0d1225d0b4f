// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useCallback, useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { shownTexts } from '#tests/support/shown-text.ts'
import { show } from '../tests/show.tsx'
import { MenuAct, MenuLink, PopupMenu } from './popup-menu.tsx'

afterEach(cleanup)

const onPress = vi.fn<() => void>()

function Menu() {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button ref={opener} type="button">
        Account
      </button>
      <p>Elsewhere</p>
      {open && (
        <PopupMenu label="Account menu" opener={opener} onClose={close} head={<p>Ada</p>}>
          <MenuLink to="/money" icon={<i />} detail="All coins" onClick={close}>
            Wallet
          </MenuLink>
          <MenuAct icon={<i />} onClick={onPress}>
            Log out
          </MenuAct>
        </PopupMenu>
      )}
    </>
  )
}

const isOpen = (): boolean => screen.queryByRole('menu', { name: 'Account menu' }) !== null
const key = (name: string): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

test('a menu has its items with details, begins in the first, and moves around its ends', () => {
  show(<Menu />)
  const items = screen.getAllByRole('menuitem')
  expect(items.map((item) => [...shownTexts(item), item.getAttribute('href')])).toEqual([
    ['Wallet', 'All coins', '/money'],
    ['Log out', null],
  ])
  const at = (): number => items.findIndex((item) => item === document.activeElement)
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((name) => {
    expect(key(name)).toBe(false)
    return at()
  })
  expect(seen).toEqual([1, 0, 1, 0, 1])
  expect([key('a'), at()]).toEqual([true, 1])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test.each([
  ['Escape', true, false],
  ['Tab', true, true],
])('%s leaves a menu, which gives the focus back to its button', (name, isBack, isBrowsers) => {
  show(<Menu />)
  expect(key(name)).toBe(isBrowsers)
  expect([isOpen(), document.activeElement === screen.getByRole('button', { name: 'Account' })]).toEqual([
    false,
    isBack,
  ])
})

test('a press elsewhere closes a menu; one in it, on its head or its button does not', () => {
  show(<Menu />)
  for (const name of ['Ada', 'Wallet', 'Account']) fireEvent.pointerDown(screen.getByText(name))
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(screen.getByText('Elsewhere'))
  expect(isOpen()).toBe(false)
})
