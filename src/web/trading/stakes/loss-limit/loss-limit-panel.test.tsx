// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { type DateText, day } from '#src/core/time/day.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { november } from '#tests/support/local-time.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { money, sourceOf } from '../tests/day-sources.ts'
import { DayResult } from './day-result.tsx'
import { LossLimitPanel } from './loss-limit-panel.tsx'
import { lossLimits } from './loss-limit.ts'
import { LossSources } from './use-day-loss.ts'

const [TODAY, TOMORROW] = [day('2026-11-20'), day('2026-11-21')] as const

/** Both products: 101 lost and 87.2 won, so that the day has cost 13.8. */
const BOTH = [
  sourceOf('option', [money('lose', '-101'), money('running', '20.2')]),
  sourceOf('second', [money('win', '87.2'), money('lose', '-0.5', 'BTC')]),
]

function show(sources = BOTH): void {
  showScreen(
    <LossSources value={sources}>
      <DayResult coin="USDT" />
      <LossLimitPanel coin="USDT" places={2} />
    </LossSources>,
    '/',
  )
}

type Later = { readonly amount: string | null; readonly from: DateText }

function limitTo(amount: string | null, next: Later | null = null, member = ada.id): void {
  const parse = (text: string | null) => (text === null ? null : decimal(text))
  lossLimits.set({
    ...lossLimits.get(),
    [member]: { amount: parse(amount), next: next && { amount: parse(next.amount), from: next.from } },
  })
}

const stored = (member = ada.id) => {
  const { amount = null, next = null } = lossLimits.get()[member] ?? {}
  return [amount && toText(amount), next && [next.amount && toText(next.amount), next.from]]
}

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Daily loss limit' })
const bar = (): string | undefined => panel().querySelector('i')?.style.width
const dialog = () => within(screen.getByRole('dialog', { name: 'Daily loss limit' }))
const field = (): HTMLInputElement => dialog().getByRole('textbox', { name: 'Limit per day' })
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string): void => void fireEvent.change(field(), { target: { value } })

beforeEach(() => {
  localStorage.clear()
  lossLimits.refresh()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: november(20, 9, 30).ms })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
  vi.useRealTimers()
})

test('the panel states the loss of both products, the limit of today, and the one that follows', async () => {
  const own = 'Options and seconds together'
  const read = async () => {
    show()
    await screen.findByText(/13\.80/, { selector: '[aria-label] *' })
    const texts = [...shownTexts(panel()), bar()]
    cleanup()
    return texts
  }
  expect(await read()).toEqual(['Loss today', '13.80 USDT', own, 'Set a limit', undefined])
  limitTo('120')
  expect(await read()).toEqual(['Loss today', '13.80 of 120 USDT', `${own}, your limit`, 'Change', '11.5%'])
  limitTo('120', { amount: '300.5', from: TOMORROW })
  const later = ['Loss today', '13.80 of 120 USDT', '300.50 USDT from Nov 21, 2026 on', 'Change', '11.5%']
  expect(await read()).toEqual(later)
  limitTo('10', { amount: null, from: TOMORROW })
  const none = ['Loss today', '13.80 of 10 USDT', 'No limit from Nov 21, 2026 on', 'Change', '100%']
  expect(await read()).toEqual(none)
  // What was put off to today counts; a limit of another member does not.
  limitTo('10', { amount: '40', from: TODAY })
  limitTo('7', null, '600099')
  expect(await read()).toEqual(['Loss today', '13.80 of 40 USDT', `${own}, your limit`, 'Change', '34.5%'])
})

test('the result of the day stands beside the lists, and neither is known before both products are', async () => {
  show()
  expect(shownTexts(await screen.findByText(/^Today/))).toEqual(['Today', '−13.80 USDT'])
  cleanup()
  limitTo('120')
  show([...BOTH, sourceOf('late')])
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect([shownTexts(panel())[1], bar()]).toEqual(['— of 120 USDT', '0%'])
  expect(screen.queryByText(/^Today/)).toBeNull()
  cleanup()
  logOut()
  show()
  expect(screen.queryByRole('region', { name: 'Daily loss limit' })).toBeNull()
})

test('a limit is set, made stricter at once and looser from tomorrow on, and taken away', async () => {
  show()
  press('Set a limit')
  expect(field().value).toBe('')
  expect(dialog().queryByRole('button', { name: 'No limit' })).toBeNull()
  type('120.5')
  press('Save limit')
  expect(stored()).toEqual(['120.5', null])
  expect(await screen.findByText('Daily loss limit saved')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()

  press('Change')
  expect([field().value, shownTexts(field().parentElement ?? field()).at(-1)]).toEqual(['120.5', 'USDT'])
  type('300')
  press('Save limit')
  expect(stored()).toEqual(['120.5', ['300', TOMORROW]])
  expect(await screen.findByText('The looser limit counts from tomorrow on')).toBeTruthy()

  press('Change')
  expect(field().value).toBe('120.5')
  type('50')
  press('Save limit')
  expect(stored()).toEqual(['50', null])

  press('Change')
  press('No limit')
  expect(stored()).toEqual(['50', [null, TOMORROW]])
  expect(shownTexts(panel())).toContain('No limit from Nov 21, 2026 on')
})

test.each(['', '0', 'abc'])(
  'a limit of "%s" is refused at its field, and a typed one is given up with the dialog',
  (text) => {
    limitTo('120')
    show()
    press('Change')
    type('77')
    type(text)
    expect(dialog().queryByText('Enter an amount above 0.')).toBeNull()
    press('Save limit')
    expect(dialog().getByText('Enter an amount above 0.')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    press('Close')
    expect(stored()).toEqual(['120', null])
    press('Change')
    expect(field().value).toBe('120')
    expect(dialog().queryByText('Enter an amount above 0.')).toBeNull()
  },
)

test('at midnight the day begins anew: with its own stakes, and with the limit that was put off to it', async () => {
  vi.setSystemTime(november(20, 23, 59, 30).ms)
  limitTo('120', { amount: '300', from: TOMORROW })
  const asked: string[] = []
  const source = (of: DateText) => {
    asked.push(of)
    return sourceOf('option', [money('lose', of === TODAY ? '-60' : '-7')])(of)
  }
  show([source])
  await screen.findByText('60.00 of 120 USDT', { normalizer: (text) => text.replaceAll('\u{a0}', ' ') })
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await waitFor(() =>
    expect(shownTexts(panel()).slice(1, 3)).toEqual([
      '7.00 of 300 USDT',
      'Options and seconds together, your limit',
    ]),
  )
  expect([...new Set(asked)]).toEqual([TODAY, TOMORROW])
})
