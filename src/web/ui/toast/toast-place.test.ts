// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { placeToasts } from './toast-place.ts'

const ROOMS: Readonly<Record<string, DOMRect>> = {
  'bottom-start': new DOMRect(0, 800, 100, 100),
  'bottom-end': new DOMRect(900, 800, 100, 100),
  'top-end': new DOMRect(900, 0, 100, 100),
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A button whose box can be moved. */
function buttonAt(box: DOMRect) {
  const button = document.createElement('button')
  document.body.append(button)
  const place = { box }
  button.getBoundingClientRect = () => place.box
  return { button, place }
}

/** Shows messages beside a button; returns the corner they stand in, and what tells that their size changed. */
function shown(box: DOMRect) {
  const grown: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = (): void => void grown.splice(0)
      observe = (): void => {}
      constructor(callback: () => void) {
        grown.push(callback)
      }
    },
  )
  const { button, place } = buttonAt(box)
  document.elementsFromPoint = () => [button]
  const toasts = document.createElement('section')
  document.body.append(toasts)
  toasts.getBoundingClientRect = () => ROOMS[toasts.dataset['corner'] ?? ''] ?? new DOMRect()
  const leave = placeToasts(toasts)
  return { place, leave, corner: () => toasts.dataset['corner'], grow: () => grown.forEach((tell) => tell()) }
}

test('messages stand in the first corner in which they cover no control', () => {
  expect(shown(new DOMRect(500, 500, 10, 10)).corner()).toBe('bottom-start')
  expect(shown(new DOMRect(10, 810, 10, 10)).corner()).toBe('bottom-end')
})

test('messages move when the window or their number changes and a control would be covered', () => {
  const { place, corner, grow, leave } = shown(new DOMRect(500, 500, 10, 10))
  place.box = new DOMRect(10, 810, 10, 10)
  window.dispatchEvent(new Event('resize'))
  expect(corner()).toBe('bottom-end')
  place.box = new DOMRect(910, 810, 10, 10)
  grow()
  expect(corner()).toBe('bottom-start')
  leave()
})

test('messages stay where they are while no other corner is better', () => {
  const { place, corner, grow, leave } = shown(new DOMRect(10, 810, 10, 10))
  place.box = new DOMRect(500, 500, 10, 10)
  grow()
  expect(corner()).toBe('bottom-end')
  leave()
  expect(corner()).toBeUndefined()
})
