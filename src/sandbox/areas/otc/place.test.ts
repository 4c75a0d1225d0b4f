import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { moneyFor } from '#src/core/otc/trade.ts'
import { actOnAd, adFrom, BTC_SALE } from '../../hosts/memory/testing-ads.ts'
import { type Answer, testSandbox } from '../../hosts/memory/testing.ts'
import { deal, dealer } from './testing-otc.ts'

const keysOf = ({ errors, message }: Answer) => errors[0] ?? message

/** The merchant's sale of BTC at the fixed price 80000, 100 to 500 in one trade, and the trader. */
async function fixedSale() {
  const box = await testSandbox()
  const { merchant, trader } = await deal(box)
  const sale = { ...BTC_SALE, number: '0.01', minLimit: '100', maxLimit: '500' }
  const id = await adFrom(box, merchant.token, sale)
  await actOnAd(box, merchant.token, 'on/shelves', id)
  const order = (fields: Readonly<Record<string, string>>) =>
    trader.call('/otc/order/buy', { id, coinId: '2', price: '80000', ...fields })
  return { box, merchant, trader, id, order }
}

test('ENT-19.a an ad tells a customer its terms, what is left of it and who is behind it', async () => {
  const { trader, id } = await fixedSale()
  expect(await trader.preview(id)).toEqual({
    username: 'merchant',
    transactions: 42,
    emailVerified: 1,
    phoneVerified: 1,
    idCardVerified: 1,
    otcCoinId: 2,
    unit: 'BTC',
    price: '80000.00',
    number: '0.01000000',
    maxTradableAmount: '0.00625000',
    minLimit: '100.00',
    maxLimit: '500.00',
    payMode: 'Bank Transfer,Zelle',
    timeLimit: 15,
    country: '德国',
    currency: 'EUR',
    advertiseType: 1,
    remark: 'Banks only',
  })
})

test('VAL-18.l VAL-19.g either money or amount is typed; the other is computed, cut off, and may be off by one unit', async () => {
  const { trader, order } = await fixedSale()
  const amounts = async (...fields: Parameters<typeof order>) => {
    const { data } = await order(...fields)
    const { money, amount } = await trader.detail(String(data))
    await trader.cancel(String(data))
    return [money, amount]
  }
  expect(await amounts({ money: '133.33', amount: '0.00166662' })).toEqual(['133.33', '0.00166662'])
  // Rounded half up by another client.
  expect(await amounts({ money: '133.33', amount: '0.00166663', mode: '0' })).toEqual([
    '133.33',
    '0.00166662',
  ])
  expect(await amounts({ money: '133.34', amount: '0.00166668', mode: '1' })).toEqual([
    '133.33',
    '0.00166668',
  ])
  const wrong = { field: 'amount', key: 'number-error' }
  expect(keysOf(await order({ money: '133.33', amount: '0.00166664' }))).toEqual(wrong)
  expect(keysOf(await order({ money: '133.35', amount: '0.00166668', mode: '1' }))).toEqual(wrong)
  expect(keysOf(await order({ money: '133.333', amount: '0.00166666' }))).toEqual({
    field: 'money',
    key: 'too-many-places',
  })
  expect(keysOf(await order({ money: '133.33', amount: '0.001666625' }))).toEqual({
    field: 'amount',
    key: 'too-many-places',
  })
})

test('VAL-18.l an order keeps the limits of its ad', async () => {
  const { merchant, trader, id, order } = await fixedSale()
  expect(keysOf(await order({ money: '99.99', amount: '0.00124987' }))).toEqual({
    field: 'money',
    key: 'money-min',
  })
  expect(keysOf(await order({ money: '500.01', amount: '0.00625012' }))).toEqual({
    field: 'money',
    key: 'money-max',
  })
  expect((await order({ money: '500', amount: '0.00625' })).code).toBe(0)
  // 0.01 less 0.00625 and its fee, after the next fee: 0.00374500.
  expect(await trader.preview(id)).toMatchObject({ number: '0.00374688', maxTradableAmount: '0.00374500' })
  expect(keysOf(await order({ money: '299.61', amount: '0.00374512' }))).toEqual({
    field: 'amount',
    key: 'amount-not-enough',
  })
  expect((await order({ money: '299.6', amount: '0.003745' })).code).toBe(0)
  expect((await merchant.call('/otc/order/pre', { id })).data).toMatchObject({ number: '0.00000001' })
})

test('an ad of the member, one off the shelf, of the other side or of another coin is refused', async () => {
  const { box, merchant, id, order } = await fixedSale()
  const wish = { money: '200', amount: '0.0025' }
  expect(keysOf(await merchant.call('/otc/order/buy', { id, coinId: '2', price: '80000', ...wish }))).toBe(
    'This is your own ad: you cannot buy from it.',
  )
  const unknown = { field: 'id', key: 'parameter-error' }
  expect(keysOf(await order({ ...wish, coinId: '1' }))).toEqual(unknown)
  expect(keysOf(await order({ ...wish, id: '99999' }))).toEqual(unknown)
  expect(keysOf(await order({ ...wish, id: await merchant.ad('BTC', 0) }))).toEqual(unknown)
  await actOnAd(box, merchant.token, 'off/shelves', id)
  expect(keysOf(await order(wish))).toBe('This ad is off the shelf in the meantime. Choose another one.')
  await actOnAd(box, merchant.token, 'delete', id)
  expect(keysOf(await order(wish))).toEqual(unknown)
})

test('a price that follows the market stays for thirty seconds and counts for thirty more', async () => {
  const box = await testSandbox()
  const { merchant, trader } = await deal(box)
  const ad = await merchant.ad('BTC', 1)
  const now = async () => (await trader.preview(ad)).price
  const price = await now()
  await trader.pass(29_999)
  expect(await now()).toBe(price)
  await trader.pass(1)
  expect(await now()).not.toBe(price)
  const buy = () =>
    trader.call('/otc/order/buy', {
      id: ad,
      coinId: '2',
      price,
      amount: '0.002',
      money: toText(moneyFor(decimal('0.002'), decimal(price))),
      mode: '1',
    })
  await trader.pass(29_999)
  expect((await buy()).code).toBe(0)
  await trader.pass(1)
  expect(keysOf(await buy())).toEqual({ field: 'price', key: 'price-expired' })
})

test('VAL-33.a MSG-09.d each lack of a customer is refused by its name', async () => {
  const box = await testSandbox()
  const { sale, purchase } = await deal(box)
  const said = async (persona: string, what: 'buy' | 'sell') => {
    const customer = await dealer(box, persona)
    return (await customer[what](what === 'buy' ? sale : purchase, what === 'buy' ? '50' : '0.01')).message
  }
  expect(await said('new', 'buy')).toBe('Your real name has to be verified first.')
  expect(await said('anna', 'buy')).toBe('Link a phone number first.')
  await box.panel('review', { account: 'reviewing@openbourse.test', what: 'real-name' })
  expect(await said('reviewing', 'buy')).toBe('Set a fund password first.')
  expect(await said('verified', 'sell')).toBe('Add a payment method first.')
})

test('VAL-33.a a seller needs a payment method that the ad takes, a buyer none', async () => {
  const box = await testSandbox()
  const { merchant, sale, purchase } = await deal(box)
  const customer = await dealer(box, 'verified')
  expect((await customer.buy(sale, '50')).code).toBe(0)
  await customer.call('/uc/payment/saveOrUpdate', { type: '15', field_1: 'vera' })
  expect((await customer.sell(purchase, '0.01')).message).toBe(
    'You have none of the payment methods that this ad takes. Add one first.',
  )
  const account = { type: '2', field_1: 'Vera Fried', field_2: 'DE02120300000000202051' }
  await customer.call('/uc/payment/saveOrUpdate', account)
  const { code, data } = await customer.sell(purchase, '0.01')
  expect(code).toBe(0)
  expect((await merchant.detail(String(data))).payInfos?.map(({ field_1 }) => field_1)).toEqual([
    'Vera Fried',
  ])
})

test('a locked wallet sells nothing', async () => {
  const box = await testSandbox()
  const { trader, purchase } = await deal(box)
  await box.panel('lock', { account: 'trader@openbourse.test', coin: 'BTC', locked: true })
  expect((await trader.sell(purchase, '0.01')).message).toBe('This wallet is locked.')
})

test('a member has at most three unpaid orders that he placed', async () => {
  const box = await testSandbox()
  const { trader, sale, opened } = await deal(box)
  const [first] = [await opened(), await opened(), await opened()]
  expect((await trader.buy(sale, '50')).message).toBe(
    'You have three unpaid orders. Pay or cancel one of them first.',
  )
  await trader.pay(first)
  expect((await trader.buy(sale, '50')).code).toBe(0)
})
