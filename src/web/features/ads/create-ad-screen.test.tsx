// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { COINS } from './tests/ad-answers.ts'
import { asked, endAds, field, showAdForm, values } from './tests/show-ads.tsx'

const CREATE = '/otc/advertise/create'
const choose = async (name: string, option: RegExp): Promise<void> => {
  const box = await screen.findByRole('combobox', { name })
  fireEvent.click(box)
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await field(label), { target: { value } })
}
const prices = () => [...document.querySelectorAll('form dl')].flatMap((list) => shownTexts(list))

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(endAds)

test('FEAT-19.c a new ad sells, follows the market and gives 15 minutes; with its country its prices change, and all of it is sent', async () => {
  const calls = showAdForm('/createAd', { [CREATE]: ok(null) })
  await field(/^Quantity/)
  expect(values()).toEqual([
    'advertiseType_1',
    'country: United States',
    'coinId: ',
    'number: ',
    'premiseRate: ',
    'minLimit: ',
    'maxLimit: ',
    'timeLimit: 15',
    'remark: ',
    'jyPassword: ',
  ])
  await choose('Country', /^Germany/)
  await choose('Coin', /^BTC/)
  await waitFor(() => expect(prices()).toContain('60,000.00 EUR'))
  await choose('Country', /^United States/)
  await waitFor(() => expect(prices()).toContain('70,000.00 USD'))
  await type(/^Premium/, '2')
  expect(prices()).toEqual(['Market price', '70,000.00 USD', 'Your price at this moment', '71,400.00 USD'])
  await type(/^Quantity/, '0.5')
  await type(/^Smallest order/, '100')
  await type(/^Largest order/, '5000')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Zelle' }))
  await type(/^Fund password/, 'openbourse')
  fireEvent.click(screen.getByRole('button', { name: 'Post ad' }))
  await waitFor(() => expect(address()).toBe('/ad'))
  expect(asked(calls, CREATE)).toEqual([
    {
      advertiseType: '1',
      coinId: '1',
      country: '美国',
      priceType: '1',
      price: '71400.00',
      premiseRate: '2',
      number: '0.5',
      minLimit: '100',
      maxLimit: '5000',
      timeLimit: '15',
      'pay[]': 'Zelle',
      auto: '0',
      jyPassword: 'openbourse',
    },
  ])
  expect(asked(calls, COINS).slice(-2)).toEqual([{ currency: 'USD' }, { currency: 'EUR' }])
  expect(toastStore.get().map(({ kind, title }) => [kind, title])).toEqual([
    ['success', 'Ad created. Put it on the shelf when it is ready.'],
  ])
})

test('FEAT-19.c the coins of a new ad say what the member has of each, its methods each type once, and "Max" takes all', async () => {
  showAdForm('/createAd')
  fireEvent.click(await screen.findByRole('combobox', { name: 'Coin' }))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => shownTexts(option).join(' '))).toEqual([
    'BTC Bitcoin 0.75',
    'ETH Ether 12.50',
  ])
  fireEvent.click(screen.getByRole('option', { name: /^ETH/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Max', description: /^Quantity/ }))
  expect((await field(/^Quantity/)).value).toBe('12.5')
  const methods = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '')
  expect(methods).toEqual(['Wise', 'Zelle'])
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/ad')
})
