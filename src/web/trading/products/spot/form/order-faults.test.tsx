// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { setTradingPreferences, tradingPreferences } from '../../../preferences.ts'
import { testMarket } from '../../../tests/market.ts'
import { told } from '../../../tests/told.ts'
import { spotTicker, tellBook, tellNothing, tellTickers } from '../tests/live-spot.ts'
import { formValues, orderForm, SPOT_MARKET, showOrderForm, typedField } from '../tests/show-order-form.tsx'

vi.mock('../feeds/spot-tickers.ts', async () => (await import('../tests/live-spot.ts')).feeds)
vi.mock('../feeds/spot-book.ts', async () => (await import('../tests/live-spot.ts')).feeds)

const [sell, atMarket] = [{ direction: 'SELL' }, { type: 'MARKET_PRICE' }] as const

beforeEach(() => {
  logIn({ token: 'token', member: null })
  setTradingPreferences({ ask: false })
  tellTickers(spotTicker())
  tellBook([[49_000_00n, 20_000n]], [[51_000_00n, 20_000n]])
})
afterEach(() => {
  cleanup()
  tradingPreferences.set(null)
  told()
  tellNothing()
  logOut()
})

/** Returns what is told at each field that is invalid, as it is described, and which field has the focus. */
const faults = () => [
  ...within(orderForm())
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map((field) => {
      const [unit, fault] = (field.getAttribute('aria-describedby') ?? '').split(' ')
      const text = (id = '') => document.querySelector(`[id="${id}"]`)?.textContent.replaceAll('\u{a0}', ' ')
      return `${field.name} (${text(unit)}): ${text(fault)}`
    }),
  document.activeElement instanceof HTMLInputElement ? document.activeElement.name : null,
]

const [PRICE, AMOUNT] = ['price (USDT): Enter a correct order price.', 'amount (BTC): Enter an amount.']

const limited = testMarket({
  symbol: 'BTC/USDC',
  quote: 'USDC',
  limits: {
    minSellPrice: decimal('1000'),
    maxBuyPrice: decimal('90000'),
    minTotal: decimal('10'),
    minAmount: decimal('0.001'),
    maxAmount: decimal('0.3'),
  },
})

test.each([
  ['without an amount', SPOT_MARKET, { price: '50001' }, 'amount (BTC): Enter an amount.'],
  [
    'of more than can be paid',
    SPOT_MARKET,
    { price: '40000', amount: '0.06' },
    'amount (BTC): The balance is not enough: at most 0.05 BTC.',
  ],
  [
    'of more than is held',
    SPOT_MARKET,
    { ...sell, price: '50001', amount: '0.6' },
    'amount (BTC): The balance is not enough: at most 0.5 BTC.',
  ],
  [
    'of more money than there is',
    SPOT_MARKET,
    { ...atMarket, amount: '2000.01' },
    'amount (USDT): The balance is not enough: at most 2,000 USDT.',
  ],
  [
    'below the least price',
    limited,
    { ...sell, price: '999', amount: '0.01' },
    'price (USDC): At least 1,000 USDC.',
  ],
  [
    'of too little',
    limited,
    { ...sell, price: '50001', amount: '0.0009' },
    'amount (BTC): At least 0.001 BTC.',
  ],
  ['of too little money', limited, { ...atMarket, amount: '9' }, 'amount (USDC): At least 10 USDC.'],
] as const)(
  'VAL-22.a MSG-01.g an order %s is refused at its field, which has the focus',
  async (_name, market, draft, fault) => {
    const calls = await showOrderForm(draft, market)
    fireEvent.submit(orderForm())
    expect(faults()).toEqual([fault, fault.split(' ')[0]])
    expect(calls.filter(({ url }) => url.endsWith('/order/add'))).toEqual([])
  },
)

test('VAL-22.a both fields are judged at once, the first has the focus, and each is right again by itself', async () => {
  await showOrderForm({})
  fireEvent.submit(orderForm())
  expect(faults()).toEqual([PRICE, AMOUNT, 'price'])
  fireEvent.change(typedField('Price'), { target: { value: '50001' } })
  expect(faults()).toEqual([AMOUNT, 'price'])
  fireEvent.click(screen.getByRole('button', { name: 'Use 25% of the balance' }))
  expect(faults()).toEqual(['price'])
})

test('a field is judged when it is left, if something was typed; another side is judged anew', async () => {
  await showOrderForm({})
  fireEvent.blur(typedField('Amount'))
  expect(faults()).toEqual([null])
  fireEvent.change(typedField('Amount'), { target: { value: '0.6' } })
  fireEvent.change(typedField('Price'), { target: { value: '1000' } })
  fireEvent.blur(typedField('Amount'))
  expect(faults()).toEqual([null])
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  expect(faults()).toEqual(['amount (BTC): The balance is not enough: at most 0.5 BTC.', null])
})

const refused = (field: string): object => ({
  code: 500,
  message: 'Too much.',
  data: null,
  errors: [{ field, key: 'too-much' }],
})

test.each([
  ['amount', ['amount (BTC): Too much.', null], undefined],
  ['price', ['price (USDT): Too much.', null], undefined],
  ['symbol', [null], 'Too much.'],
])('FEAT-12.p a refusal of the %s stands there until something else is typed', async (field, at, beside) => {
  await showOrderForm({ price: '50001', amount: '0.01' }, SPOT_MARKET, refused(field))
  fireEvent.submit(orderForm())
  const said = () => [faults(), within(orderForm()).queryByRole('alert')?.textContent]
  await waitFor(() => expect(said()).toEqual([at, beside]))
  expect(formValues()).toEqual(['price 50001', 'amount 0.01', 'total 500.01'])
  fireEvent.change(typedField('Amount'), { target: { value: '0.011' } })
  expect(said()).toEqual([[null], undefined])
})
