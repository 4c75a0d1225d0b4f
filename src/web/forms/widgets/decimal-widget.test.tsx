// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { transferForm } from '#generated/forms/transfer/form.ts'
import { memoryServices, renderForm } from '#tests/support/forms.tsx'
import { SchemaForm } from '../schema-form.tsx'
import { SwapFields } from '../swap-fields.tsx'

afterEach(cleanup)

const coins = [
  { value: 'BTC', label: 'BTC', description: 'Bitcoin' },
  { value: 'USDT', label: 'USDT', description: 'Tether' },
]
const amount = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(/^Amount/)
const type = (text: string): boolean => fireEvent.change(amount(), { target: { value: text } })
const message = (): string => document.getElementById('transfer_amount__message')?.textContent ?? ''

function show(ctx: Readonly<Record<string, string>> = {}, locale = 'en-US') {
  const onChange = vi.fn<(value: object) => void>()
  const onSubmit = vi.fn<(value: object) => Promise<void>>(() => Promise.resolve())
  renderForm(
    <SchemaForm
      form={transferForm}
      initial={{ from: 'spot', to: 'coin-swap', unit: 'BTC' }}
      ctx={ctx}
      units={{ amount: 'BTC' }}
      choices={{ unit: coins }}
      after={{ from: <SwapFields a="from" b="to" label="Swap direction" /> }}
      onChange={onChange}
      onSubmit={onSubmit}
    />,
    memoryServices(),
    locale,
  )
  const last = (): object => onChange.mock.lastCall?.[0] ?? {}
  return { last, onSubmit }
}

const limits = { balance: '1.25000000' }

test('VAL-18.k VAL-19.e digits beyond the places are cut off, and a hint says so', () => {
  const { last } = show()
  type('0.123456789')
  expect(amount().value).toBe('0.12345678')
  expect(last()).toMatchObject({ amount: '0.12345678' })
  expect(message()).toBe('Only 8 decimals: the rest was cut off.')
  type('0.5')
  expect(message()).toBe('')
})

test("the decimal separator is the language's; the form holds canonical text", () => {
  const { last } = show({}, 'de-DE')
  type('1.234,5')
  expect(last()).toMatchObject({ amount: '1234.5' })
  type('1.234')
  expect(last()).not.toHaveProperty('amount', '1.234')
  // As a hint already while typing: nothing else on the screen says why there is no estimate.
  expect(message()).toBe('This can be read in two ways. Leave out the thousands separator.')
  expect(amount().getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.blur(amount())
  expect(message()).toBe('This can be read in two ways. Leave out the thousands separator.')
  expect(amount().value).toBe('1.234')
})

test('an unreadable number is reported when the field is left, and never sent', () => {
  const { onSubmit } = show()
  type('abc')
  expect(message()).toBe('')
  fireEvent.blur(amount())
  expect(message()).toBe('This is not a number.')
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(amount())
  type('1')
  expect(message()).toBe('')
})

test('VAL-29.c the error names the limit in the language and with its unit', () => {
  show(limits, 'de-DE')
  expect(message()).toBe('Available: 1,25\u00a0BTC')
  type('1,26')
  fireEvent.blur(amount())
  expect(message()).toBe('At most 1,25\u00a0BTC.')
})

test('"max" fills in the balance, and is disabled while that is not known', () => {
  const { last } = show(limits)
  fireEvent.click(screen.getByRole('button', { name: 'Max' }))
  expect([amount().value, last()]).toEqual(['1.25', expect.objectContaining({ amount: '1.25' })])
  cleanup()
  show()
  expect(screen.getByRole('button', { name: 'Max' }).getAttribute('aria-disabled')).toBe('true')
})

test('VAL-24.j source and target are swapped', () => {
  const { last } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Swap direction' }))
  expect(last()).toMatchObject({ from: 'coin-swap', to: 'spot' })
})

test('a limit never becomes a part of the value', () => {
  const { last, onSubmit } = show(limits)
  type('1')
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  const sent = { from: 'spot', to: 'coin-swap', unit: 'BTC', amount: '1' }
  expect(last()).toEqual(sent)
  expect(onSubmit.mock.lastCall?.[0]).toEqual(sent)
})

test('an option is found by its second line, with the keyboard alone', () => {
  const { last } = show()
  const unit = screen.getByRole<HTMLInputElement>('combobox', { name: 'Coin' })
  expect(unit.value).toBe('BTC')
  fireEvent.keyDown(unit, { key: 'ArrowDown' })
  fireEvent.change(unit, { target: { value: 'teth' } })
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['USDTTether'])
  fireEvent.keyDown(unit, { key: 'ArrowDown' })
  fireEvent.keyDown(unit, { key: 'Enter' })
  expect(last()).toMatchObject({ unit: 'USDT' })
})
