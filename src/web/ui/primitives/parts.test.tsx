// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { remaining } from '#src/core/time/countdown.ts'
import { instant } from '#src/core/time/instant.ts'
import { AmountsHidden } from '../numbers/amount.tsx'
import { Badge } from './badge.tsx'
import { CopyButton } from './copy-button.tsx'
import { Clock } from '../numbers/clock.ts'
import { Countdown } from '../numbers/countdown.tsx'
import { countdownText } from '#src/core/time/countdown-text.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { Change, Gain, Price, Quantity } from '../numbers/price.tsx'
import { Confirmations, ProgressBar } from '../states/progress.tsx'
import { qrPath } from '../qr/qr-path.ts'
import { splitTrailingZeros } from '#src/core/money/trailing-zeros.ts'
import { Segments } from './segments.tsx'
import { Tabs } from './tabs.tsx'
import { ErrorState } from '../states/state.tsx'
import { show } from '../tests/show.tsx'
import { Timeline } from '../states/timeline.tsx'
import { dismissToast, toastStore } from '../toast/toast-store.ts'

beforeEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = (part: ReactNode): string => show(part).container.querySelector('span')?.textContent ?? ''

test("VAL-19.d a price is truncated to its market's precision; tiny ones stay readable, none is a dash", () => {
  expect(shown(<Price value={decimal('67482.199')} places={1} />)).toBe('67,482.1')
  expect(shown(<Price value={decimal('0.00000123')} />)).toBe('0.00000123')
  expect(shown(<Price value={null} direction={1} />)).toBe('—')
})

test('a movement is shown by arrow, sign and word, not by colour alone', () => {
  const { container } = show(<Price value={decimal('5')} places={0} direction={-1} />)
  expect(container.textContent).toContain('fallen')
  expect(container.querySelector('svg')).not.toBeNull()
  expect(shown(<Change percent={decimal('1.839')} />)).toBe('+1.83%')
  expect(shown(<Change percent={decimal('-0.001')} />)).toBe('0.00%')
  expect(shown(<Change percent={null} />)).toBe('—')
  expect(shown(<Gain value={decimal('-12.5')} unit="USDT" />)).toBe('−12.50\u00a0USDT')
})

test('per cent is formatted as in the language', () => {
  expect(percentText(decimal('1.83'), 'de_DE', { places: 2 })).toBe('1,83\u00a0%')
  expect(percentText(decimal('1.83'), 'zh_CN', { places: 2 })).toBe('1.83%')
})

test('masked amounts hide their digits from screen readers too; prices stay visible', () => {
  const { container } = show(
    <AmountsHidden value>
      <Quantity value={decimal('71204.18')} places={8} />
      <Gain value={decimal('71204.18')} />
      <Price value={decimal('67482.1')} places={1} />
    </AmountsHidden>,
  )
  expect(container.textContent).not.toContain('71')
  expect(container.textContent).toContain('67,482.1')
})

test('trailing zeros of a fraction are split off, and no digit is lost', () => {
  expect(splitTrailingZeros('0.12000000', '.')).toEqual(['0.12', '000000', ''])
  expect(splitTrailingZeros('98.400.000,00\u00a0PEPE', ',')).toEqual(['98.400.000', ',00', '\u00a0PEPE'])
  expect(splitTrailingZeros('1,000', '.')).toEqual(['1,000', '', ''])
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^\d{0,8}$/), (whole, fraction) => {
      const text = `${whole}.${fraction} BTC`
      const [counts, zeros, rest] = splitTrailingZeros(text, '.')
      expect(counts + zeros + rest).toBe(text)
      expect(zeros).toMatch(/^\.?0*$/)
      expect(counts).not.toMatch(/\.\d*0$/)
    }),
  )
})

test('MSG-22.ab copying reports success, or failure with what to do', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce()
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: '' })
  show(<CopyButton text="bc1q8v3k" label="Copy address" />)
  const press = async (): Promise<void> =>
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
      return Promise.resolve()
    })
  await press()
  expect(writeText).toHaveBeenCalledWith('bc1q8v3k')
  expect(screen.getByText('Copied')).toBeTruthy()
  writeText.mockRejectedValueOnce(new Error('denied'))
  await press()
  expect(screen.getByText('Could not be copied')).toBeTruthy()
})

test('a countdown follows the given clock, ends at zero and reports that once', () => {
  vi.useFakeTimers()
  const onOver = vi.fn<() => void>()
  const offset = 5_000_000
  const now = () => instant(Date.now() + offset)
  show(
    <Clock value={now}>
      <Countdown until={instant(now() + 61_400)} onOver={onOver} over="Over" />
    </Clock>,
  )
  const text = (): string | null => screen.getByRole('timer').textContent
  expect(text()).toBe('01:02')
  act(() => void vi.advanceTimersByTime(401))
  expect(text()).toBe('01:01')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(text()).toBe('00:01')
  act(() => void vi.advanceTimersByTime(5_000))
  expect(text()).toBe('Over')
  expect(onOver).toHaveBeenCalledOnce()
})

test('a countdown formats the time left', () => {
  const text = (seconds: number): string =>
    countdownText(remaining(instant(seconds * 1000), instant(0)), (days) => `${days} d`)
  expect([text(5), text(3599), text(3600), text(100_000)]).toEqual([
    '00:05',
    '59:59',
    '1:00:00',
    '1 d 03:46:40',
  ])
})

test('STATE-02.f confirmations count to three', () => {
  show(<Confirmations done={2} />)
  expect(screen.getByText('2/3 confirmations')).toBeTruthy()
  cleanup()
  show(<Confirmations done={7} />)
  expect(screen.getByText('3/3 confirmations')).toBeTruthy()
})

test('progress has a name, and a value if it is known', () => {
  show(<ProgressBar label="Sending" share={1.7} text="64 %" />)
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending' }).value).toBe(1)
  cleanup()
  show(<ProgressBar label="Waiting" share={null} bare />)
  expect(screen.getByRole('progressbar', { name: 'Waiting' }).hasAttribute('value')).toBe(false)
})

test('each step of a timeline has its state as a word, and the current one is marked', () => {
  show(
    <Timeline
      label="Withdrawal"
      steps={[
        { id: 'a', title: 'Submitted', state: 'done' },
        { id: 'b', title: 'Reviewing', state: 'now' },
        { id: 'c', title: 'Success', state: 'ahead' },
      ]}
    />,
  )
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Submitted, done',
    'Reviewing, in progress',
    'Success, still to come',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('a badge has a word and a shape', () => {
  const { container } = show(<Badge tone="bad">Failed</Badge>)
  expect(container.textContent).toBe('Failed')
  expect(container.querySelector('svg')).not.toBeNull()
})

test('segments are radio buttons of one group', () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'buy', label: 'Buy' },
    { value: 'sell', label: 'Sell' },
  ]
  show(<Segments label="Side" value="buy" options={options} onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Side' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Buy' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  expect(onChange).toHaveBeenCalledWith('sell')
})

function Orders() {
  const [tab, setTab] = useState('unpaid')
  const tabs = ['unpaid', 'paid', 'finished'].map((value) => ({ value, label: value }))
  return (
    <Tabs label="Orders" value={tab} tabs={tabs} onChange={setTab}>
      {tab} orders
    </Tabs>
  )
}

test('tabs are one tab stop; arrows, Home and End move and wrap around', () => {
  show(<Orders />)
  const key = (name: string): void => {
    if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key: name })
  }
  screen.getByRole('tab', { name: 'unpaid' }).focus()
  const at = (): string | null | undefined => document.activeElement?.textContent
  const seen = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((name) => {
    key(name)
    return at()
  })
  expect(seen).toEqual(['paid', 'finished', 'unpaid', 'finished', 'unpaid'])
  expect(screen.getByRole('tabpanel', { name: 'unpaid' }).textContent).toBe('unpaid orders')
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

test('a QR code is drawn with one path piece for each run of modules', () => {
  const modules = [
    [true, true, false],
    [false, true, true],
  ]
  expect(qrPath(modules, 4)).toBe('M4 4h2v1h-2zM5 5h2v1h-2z')
})

test.each(['', 'The wallet is locked.'])(
  "an error state shows the server's message, if there is one: %j",
  (words) => {
    show(
      <ErrorState title="Nothing loaded. " onRetry={() => {}}>
        {words}
      </ErrorState>,
    )
    const texts = [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(texts).toEqual(['Nothing loaded. ', words].filter(Boolean))
  },
)
