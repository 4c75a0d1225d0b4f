// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IconButton } from '../primitives/icon-button.tsx'
import { TooltipLayer } from './tooltip-layer.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <IconButton label="Hide amounts" icon={<svg />} />
      <p>elsewhere</p>
      <TooltipLayer />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const tooltip = () => screen.queryByText('Hide amounts')
const over = (target: Element, pointerType = 'mouse') =>
  act(() => {
    fireEvent.pointerOver(target, { pointerType })
    vi.advanceTimersByTime(400)
  })

test('a tooltip shows the name of the hovered control, and goes with the pointer', () => {
  over(screen.getByRole('button'))
  expect(tooltip()).toBeTruthy()
  over(screen.getByText('elsewhere'))
  expect(tooltip()).toBeNull()
})

test('a tooltip can be hovered, and dismissed with Escape (WCAG 1.4.13)', () => {
  over(screen.getByRole('button'))
  const bubble = tooltip()
  if (bubble !== null) over(bubble)
  expect(tooltip()).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(tooltip()).toBeNull()
})

test('a tooltip is hidden from screen readers, which have the name', () => {
  over(screen.getByRole('button'))
  expect(tooltip()?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('button', { name: 'Hide amounts' })).toBeTruthy()
})

test('a touch shows no tooltip', () => {
  over(screen.getByRole('button'), 'touch')
  expect(tooltip()).toBeNull()
})

test('after a press the tooltip stays away until the pointer has left the button', () => {
  const button = screen.getByRole('button')
  over(button)
  fireEvent.pointerDown(button)
  expect(tooltip()).toBeNull()
  over(button)
  expect(tooltip()).toBeNull()
  over(screen.getByText('elsewhere'))
  over(button)
  expect(tooltip()).toBeTruthy()
})
