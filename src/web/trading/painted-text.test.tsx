// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#src/core/store/store.ts'
import { PaintedText } from './painted-text.tsx'

type Sight = { readonly target: Element; readonly isIntersecting: boolean }
const sights = new Set<(sights: readonly Sight[]) => void>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (sights: readonly Sight[]) => void) {
        sights.add(tell)
      }
      observe(): void {}
      unobserve(): void {}
    },
  )
})
afterEach(cleanup)

/** Shows the whole part of a number. */
const whole = (value: number | null) => ({
  text: value === null ? '--' : String(Math.trunc(value)),
  tone: value !== null && value < 0 ? 'down' : 'up',
})

function show(first: number | null) {
  const source = createStore(first)
  render(<PaintedText source={source} read={whole} className="figure" />)
  const element = document.querySelector('.figure') as HTMLElement
  const changes = new MutationObserver(() => {})
  changes.observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
  const scroll = (isIntersecting: boolean): void => {
    for (const tell of sights) tell([{ target: element, isIntersecting }])
  }
  return { source, element, scroll, written: () => changes.takeRecords().length }
}

test('a value that shows the same text writes nothing, another one is one change', () => {
  const { source, written } = show(1.2)
  source.set(1.9)
  expect(written()).toBe(0)
  source.set(2.1)
  expect(written()).toBe(1)
  expect(screen.getByText('2').dataset['tone']).toBe('up')
  source.set(-2.1)
  expect(written()).toBe(2)
})

test('out of sight it is written once, when it is known, and again when it comes into sight', () => {
  const { source, element, scroll, written } = show(null)
  scroll(false)
  source.set(1)
  expect(element.textContent).toBe('1')
  written()
  source.set(2)
  expect(written()).toBe(0)
  expect(element.textContent).toBe('1')
  scroll(true)
  expect(element.textContent).toBe('2')
})
