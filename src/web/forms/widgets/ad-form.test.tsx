// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { adForm } from '#generated/forms/ad/form.ts'
import type { AdValue } from '#generated/forms/ad/schema.ts'
import { withMarketPrice } from '#forms/ad/price.ts'
import { renderForm } from '#tests/support/forms.tsx'
import { SchemaForm } from '../schema-form.tsx'

afterEach(cleanup)

const methods = ['Bank Transfer', 'Zelle', 'Wise'].map((name) => ({ value: name, label: name }))
const ctx = { marketPrice: '1.0660', minBuy: null, minSell: null, balance: '1000' }

const start: Partial<AdValue> = {
  country: '德国',
  coinId: 1,
  number: '800',
  minLimit: '100',
  maxLimit: '105',
  timeLimit: 15,
}

function show(initial: Partial<AdValue> = start) {
  const onChange = vi.fn<(value: Partial<AdValue>) => void>()
  const onSubmit = vi.fn<(value: AdValue) => Promise<void>>(() => Promise.resolve())
  renderForm(
    <SchemaForm
      form={adForm}
      initial={initial}
      ctx={ctx}
      derive={withMarketPrice}
      choices={{ 'pay[]': methods, coinId: [{ value: 1, label: 'USDT' }] }}
      units={{ number: 'USDT', price: 'EUR', minLimit: 'EUR', maxLimit: 'EUR' }}
      onChange={onChange}
      onSubmit={onSubmit}
    />,
  )
  return { last: (): Partial<AdValue> => onChange.mock.lastCall?.[0] ?? {}, onSubmit }
}

const fill = (name: string, text: string): boolean =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value: text } })

test('FEAT-19.g groups have names and contain their fields', () => {
  show()
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))
  expect(names).toEqual(expect.arrayContaining(['ad__offer', 'ad__price', 'ad__limits', 'ad__message']))
  expect(within(screen.getByRole('group', { name: 'Limits' })).getByLabelText('Smallest order')).toBeTruthy()
})

test('VAL-16.g the switch selects a price or a premium, and only the selected one is sent', () => {
  const { last } = show()
  expect(screen.queryByRole('textbox', { name: 'Price' })).toBeNull()
  fill('Premium', '1.5')
  expect(last()).toMatchObject({ priceType: 1, premiseRate: '1.5', price: '1.08' })
  fireEvent.click(screen.getByRole('switch', { name: 'Fixed price' }))
  expect(screen.queryByRole('textbox', { name: 'Premium' })).toBeNull()
  fill('Price', '62.5')
  expect(last()).toMatchObject({ priceType: 0, price: '62.5' })
  expect(last()).not.toHaveProperty('premiseRate')
})

test('VAL-14.a payment methods are a group of check boxes; none gives no value', () => {
  const { last } = show()
  const group = screen.getByRole('group', { name: 'Payment methods' })
  const box = (name: string): HTMLElement => within(group).getByRole('checkbox', { name })
  fireEvent.click(box('Wise'))
  fireEvent.click(box('Bank Transfer'))
  expect(last()['pay[]']).toEqual(['Bank Transfer', 'Wise'])
  fireEvent.click(box('Wise'))
  fireEvent.click(box('Bank Transfer'))
  expect(last()).not.toHaveProperty('pay[]', [])
  fireEvent.click(screen.getByRole('button', { name: 'Post ad' }))
  expect(screen.getAllByText(/Choose at least one payment method\./).length).toBeGreaterThan(0)
})

test('a whole ad is filled in by hand', () => {
  const { onSubmit } = show()
  fireEvent.click(screen.getByRole('radio', { name: /^Sell online/ }))
  fill('Premium', '1.5')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Zelle' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Automatic reply' }))
  fireEvent.click(screen.getByRole('button', { name: 'Post ad' }))
  expect(onSubmit).not.toHaveBeenCalled()
  fill('Reply text', 'Hello')
  expect(screen.getByText('5 / 500')).toBeTruthy()
  fill('Fund password', 'battery-staple')
  fireEvent.click(screen.getByRole('button', { name: 'Post ad' }))
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    ...start,
    advertiseType: 1,
    priceType: 1,
    premiseRate: '1.5',
    price: '1.08',
    'pay[]': ['Zelle'],
    auto: 1,
    autoword: 'Hello',
    jyPassword: 'battery-staple',
  })
})

test('required fields are marked, others are called optional', () => {
  show()
  const asked = (name: RegExp): string | null =>
    screen.getByRole('textbox', { name }).getAttribute('aria-required')
  expect([asked(/^Quantity$/), asked(/^Premium$/), asked(/^Remark/)]).toEqual(['true', 'true', 'false'])
  expect(screen.getByLabelText('Fund password').getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('textbox', { name: /^Remark.*optional$/ })).toBeTruthy()
})

test('VAL-12.j the limit that follows from a price is named', () => {
  show({ ...start, advertiseType: 1, premiseRate: '1.5', maxLimit: '109' })
  fireEvent.click(screen.getByRole('button', { name: 'Post ad' }))
  expect(document.getElementById('ad_maxLimit__message')?.textContent).toBe('At most 108\u00a0EUR.')
})
