// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { shownLine } from '#tests/support/shown-text.ts'
import { BreakEven } from './break-even.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { CountdownRing } from './countdown-ring.tsx'
import { DirectionWord } from './direction-word.tsx'
import { PickButtons } from './pick-buttons.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { StateBadge } from './state-badge.tsx'
import { useIsBefore } from './use-is-before.ts'

const BEGIN = 1_795_224_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: BEGIN })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Word, tint and shape of each badge; equal numbers are equal shapes. */
function looks(selector: string): readonly (readonly unknown[])[] {
  const shapes: string[] = []
  return [...document.querySelectorAll<HTMLElement>(selector)].map((badge) => {
    const shape = badge.querySelector('path')?.getAttribute('d') ?? ''
    if (!shapes.includes(shape)) shapes.push(shape)
    return [badge.textContent, badge.dataset['tone'] ?? badge.dataset['direction'], shapes.indexOf(shape)]
  })
}

test('each state of a stake, each standing and each direction has its word, its tint and its shape', () => {
  showScreen(
    (['running', 'win', 'lose', 'tied', 'cancelled'] as const).map((state) => (
      <StateBadge key={state} state={state} />
    )),
    '/',
  )
  expect(looks('[data-tone]')).toEqual([
    ['Running', 'waiting', 0],
    ['Won', 'good', 1],
    ['Lost', 'bad', 2],
    ['Tied', 'still', 3],
    ['Canceled', 'still', 2],
  ])
  cleanup()
  showScreen(
    (['win', 'lose', 'tied'] as const).map((outcome) => <StandingBadge key={outcome} outcome={outcome} />),
    '/',
  )
  expect(looks('[data-tone]')).toEqual([
    ['Would win', 'up', 0],
    ['Would lose', 'down', 1],
    ['Would be tied', 'still', 2],
  ])
  cleanup()
  showScreen(
    (['rise', 'fall'] as const).map((direction) => <DirectionWord key={direction} direction={direction} />),
    '/',
  )
  expect(looks('[data-direction]')).toEqual([
    ['Rise', 'rise', 0],
    ['Fall', 'fall', 1],
  ])
})

test('a button gives its own direction, and a locked one has a lock and takes no press', () => {
  const picked: string[] = []
  const picks = {
    rise: { detail: 'up', isOff: false },
    fall: { detail: 'not now', isOff: true, isLocked: true },
  }
  const show = (each: ComponentProps<typeof PickButtons>['picks']) =>
    showScreen(<PickButtons picks={each} busy={null} onPick={(direction) => picked.push(direction)} />, '/')
  show(picks)
  const [arrow] = looks('button')
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(picked).toEqual(['rise'])
  expect(looks('button').map(([text]) => text)).toEqual(['Riseup', 'Fallnot now'])
  const lock = document.querySelector('[data-direction=fall] path')?.getAttribute('d')
  cleanup()
  show({ rise: picks.fall, fall: picks.rise })
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(picked).toEqual(['rise', 'fall'])
  expect(document.querySelector('[data-direction=rise] path')?.getAttribute('d')).toBe(lock)
  expect(arrow?.[1]).toBe('rise')
})

test('one of several cards is chosen, and gives its own value', () => {
  const chosen: string[] = []
  showScreen(
    <ChoiceCards
      label="Duration"
      value="2"
      choices={[
        { value: '1', label: '30 s', detail: '70%' },
        { value: '2', label: '60 s' },
      ]}
      onChange={(value) => chosen.push(value)}
    />,
    '/',
  )
  const cards = screen.getAllByRole<HTMLInputElement>('radio')
  expect(cards.map(({ checked, parentElement }) => [checked, parentElement?.dataset['detailed']])).toEqual([
    [false, 'true'],
    [true, 'false'],
  ])
  expect(shownLine(screen.getByRole('radiogroup', { name: 'Duration' }))).toBe('30 s | 70% | 60 s')
  for (const card of cards) fireEvent.click(card)
  expect(chosen).toEqual(['1'])
})

test.each([
  ['0.5366', '53.66%'],
  ['0.536666', '53.67%'],
  ['0.5', '50.00%'],
  ['1.2', '120.00%'],
])('FEAT-16.h FEAT-17.g a break-even share of %s is written %s, and drawn', (share, text) => {
  showScreen(<BreakEven share={decimal(share)}>Fee 1%</BreakEven>, '/')
  expect(screen.getByText(`${text} must win`)).toBeTruthy()
  expect(screen.getByText('The mark is 50%, pure chance. Fee 1%')).toBeTruthy()
  const width = document.querySelector<HTMLElement>('i')?.style.width
  expect(width).toBe(share === '1.2' ? '100%' : `${Number.parseFloat(text)}%`)
})

test('a ring is as full as there is time left of the whole', () => {
  showScreen(
    <CountdownRing
      from={instant(BEGIN - 30_000)}
      until={instant(BEGIN + 90_000)}
      label="Left"
      size="large"
    />,
    '/',
  )
  const ring = () => document.querySelector('[stroke-dasharray]')
  const left = () => [
    Math.round(Number.parseFloat(ring()?.getAttribute('stroke-dasharray') ?? '')),
    ring()?.getAttribute('data-over'),
  ]
  expect(left()).toEqual([75, 'false'])
  act(() => void vi.advanceTimersByTime(60_500))
  expect(left()).toEqual([25, 'false'])
  // In a tab that nobody sees time stands still, and goes on with it.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(left()).toEqual([25, 'false'])
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect([...left(), screen.getByRole('timer').textContent]).toEqual([0, 'true', '0:00'])
})

test('a moment is ahead until the clock of the exchange has come to it, and so is the next one', () => {
  const AHEAD_MS = 10_000
  const now = (): Instant => instant(Date.now() + AHEAD_MS)
  const Ahead = ({ moment }: { readonly moment: Instant | null }) => (
    <output>{`${useIsBefore(moment)}`}</output>
  )
  const show = (moment: Instant | null) =>
    showScreen(
      <Clock value={now}>
        <Ahead moment={moment} />
      </Clock>,
      '/',
    )
  const shown = () => screen.getByRole('status').textContent
  show(instant(BEGIN + 15_000))
  expect(shown()).toBe('true')
  act(() => void vi.advanceTimersByTime(4_900))
  expect(shown()).toBe('true')
  act(() => void vi.advanceTimersByTime(200))
  expect(shown()).toBe('false')
  cleanup()
  show(null)
  expect(shown()).toBe('false')
})
