// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { actionRegistry } from '#src/web/ui/actions/registry.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { shownLine } from '#tests/support/shown-text.ts'
import { lossLimits } from '../../stakes/loss-limit/loss-limit.ts'
import { LossSources } from '../../stakes/loss-limit/use-day-loss.ts'
import { changeStakeDraft } from '../../stakes/order/stake-draft.ts'
import { money, sourceOf } from '../../stakes/tests/day-sources.ts'
import { SecondForm } from './form/second-form.tsx'
import { SecondBackground } from './second-background.tsx'
import { gmt8, NOW, order } from './tests/second-answers.ts'
import { secondMarket as market, showSecond } from './tests/show-second.tsx'
import { useSecondMarks } from './use-second-marks.ts'

const heard = vi.hoisted(() => new Map<string, { readonly socket: string; readonly take: () => void }>())
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: (socket: string) => ({
    listen: ({ name }: { readonly name: string }, { take }: { readonly take: () => void }) => {
      heard.set(name, { socket, take })
      return () => heard.delete(name)
    },
    state: () => 'open',
    onState: () => () => {},
    renew: () => {},
  }),
}))

/** Of the day: 60 lost, 33.5 won, and 20.2 running. */
const SOURCES = [
  sourceOf('option', [money('lose', '-60'), money('running', '20.2')]),
  sourceOf('second', [money('win', '33.5')]),
]

const goToForm = vi.fn<() => void>()

function show(more: Parameters<typeof showSecond>[1] = {}) {
  return showSecond(
    <LossSources value={SOURCES}>
      <SecondForm market={market} />
      <SecondBackground market={market} controls={{ goToForm, showPanels: () => {}, onAskAll: () => {} }} />
    </LossSources>,
    more,
  )
}

const press = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }))
const stake = (): HTMLElement => screen.getByRole('textbox', { name: 'Stake' })
const asked = () => screen.findByRole('alertdialog', { name: 'This could pass your daily limit' })

beforeEach(() => {
  localStorage.clear()
  lossLimits.refresh()
  goToForm.mockClear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
  changeStakeDraft(market, { amount: undefined, cycle: undefined })
})
afterEach(() => {
  cleanup()
  clearDrafts()
  logOut()
  vi.useRealTimers()
})

test('a stake that could pass the own limit is asked about with all its sums, and sent in the direction that was pressed', async () => {
  lossLimits.set({ [ada.id]: { amount: decimal('120'), next: null } })
  const calls = show({ '/second/order/add': ok(null) })
  await screen.findByText(/1,340/)
  await act(() => vi.advanceTimersByTimeAsync(20))
  const placed = () => calls.filter(({ url }) => url.endsWith('/order/add')).map(sent)
  // 26.5 of the day, 20.2 running and 73.3 are exactly the limit.
  fireEvent.change(stake(), { target: { value: '73.3' } })
  press(/^Rise/)
  await waitFor(() => expect(placed()).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Fall/ }).getAttribute('aria-disabled')).toBeNull(),
  )
  fireEvent.change(stake(), { target: { value: '73.4' } })
  press(/^Fall/)
  const dialog = await asked()
  expect(shownLine(dialog, '[data-toasts]')).toBe(
    [
      'This could pass your daily limit',
      'If this one and all running ones lose, your loss today is above the limit that you set.',
      'Loss today | 26.50 USDT | Still running | 20.20 USDT | This one | 73.40 USDT | Your limit | 120 USDT',
      'Keep my limit | Place it anyway',
    ].join(' | '),
  )
  press('Keep my limit')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(placed()).toHaveLength(1)
  press(/^Fall/)
  fireEvent.click(within(await asked()).getByRole('button', { name: 'Place it anyway' }))
  await waitFor(() => expect(placed()).toHaveLength(2))
  expect(placed().map(({ direction, amount }) => [direction, amount])).toEqual([
    ['0', '73.3'],
    ['1', '73.4'],
  ])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a hot-key shows the form and moves the focus to its button or field, and places nothing', async () => {
  const calls = show()
  await screen.findByRole('button', { name: /^Rise/ })
  const focused = async (hotkey: string): Promise<string | null> => {
    act(() =>
      actionRegistry
        .get()
        .find((action) => action.hotkey === hotkey)
        ?.perform(),
    )
    await act(() => vi.advanceTimersByTimeAsync(50))
    const { activeElement: element } = document
    return element?.getAttribute('aria-label') ?? element?.textContent ?? null
  }
  expect(await focused('b')).toMatch(/^Rise/)
  expect(await focused('s')).toMatch(/^Fall/)
  expect(await focused('t')).toBe('Stake')
  expect(goToForm).toHaveBeenCalledTimes(3)
  const labels = actionRegistry.get().map(({ label, hotkey, group }) => [hotkey, label, group])
  expect(labels).toEqual([
    ['b', 'stakes.act.rise', 'trade'],
    ['s', 'stakes.act.fall', 'trade'],
    ['t', 'stakes.act.stake', 'trade'],
  ])
  expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(false)
})

test('orders and account are read again when the exchange tells this member of either, until the screen is left', async () => {
  const calls = show()
  await screen.findByText(/1,340/)
  const own = () => [...heard.keys()].filter((name) => name.endsWith(`/${ada.id}`))
  const topics = [`/topic/second/order/${ada.id}`, `/topic/second/wallet/${ada.id}`]
  expect(own()).toEqual(topics)
  for (const topic of topics) {
    const before = calls.length
    expect(heard.get(topic)?.socket).toBe('/second/second-ws/websocket')
    act(() => heard.get(topic)?.take())
    await waitFor(() => expect(calls.length).toBeGreaterThan(before + 1))
    const again = calls.slice(before).map(({ url }) => url.replace(/^.*\/second\//, ''))
    expect(again.toSorted()).toEqual(['order/current', 'wallet/balance/USDT'])
  }
  cleanup()
  expect(own()).toEqual([])
})

test('running orders are lines of the chart at the prices that they opened at', async () => {
  const clock = (ms: number): string => new Date(ms).toTimeString().slice(0, 8)
  const Marks = () => {
    const { lines, fills } = useSecondMarks(market)
    return (
      <ul>
        {lines.map(({ price, title, look }) => (
          <li key={title}>{[toText(price), title, look, fills.length].join(' | ')}</li>
        ))}
      </ul>
    )
  }
  const fall = { direction: 1, betAmount: '25.5', openPrice: '67490.10', closeTime: gmt8(NOW + 9000) }
  const calls = showSecond(<Marks />, { '/second/order/current': ok([order(1), order(2, fall)]) })
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent.replaceAll('\u{a0}', ' '))).toEqual([
    `67471.40 | Rise 100 USDT, until ${clock(NOW + 18_000)} | entry | 0`,
    `67490.10 | Fall 25.50 USDT, until ${clock(NOW + 9000)} | entry | 0`,
  ])
  expect(calls.filter(({ url }) => url.endsWith('/order/current')).map(sent)).toEqual([
    { symbol: 'BTC/USDT' },
  ])
})
