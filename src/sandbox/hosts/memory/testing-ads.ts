import type { Ad } from '#generated/wire/ad.ts'
import { type TestSandbox, testSandbox } from './testing.ts'

export const headers = (token: string, lang = 'en_US') => ({ 'x-auth-token': token, lang })
export type Fields = Record<string, string | readonly string[]>

/** A sale of 100 SOL at a fixed price in euro; one trade moves at most 100 coins. */
export const SALE: Fields = {
  advertiseType: '1',
  coinId: '7',
  country: '德国',
  priceType: '0',
  price: '120.50',
  number: '50',
  minLimit: '100',
  maxLimit: '6000',
  timeLimit: '15',
  'pay[]': ['Bank Transfer', 'Zelle'],
  auto: '1',
  autoword: 'Hello',
  remark: 'Banks only',
  jyPassword: 'openbourse',
}

/** The merchant, logged in. Buys SOL with money, sells BTC: of SOL it has none. */
export const merchantBox = async () => {
  const box = await testSandbox()
  const token = await box.logIn('merchant')
  return { box, token }
}
export const BUY: Fields = { ...SALE, advertiseType: '0' }
export const BTC_SALE: Fields = { ...SALE, coinId: '2', price: '80000', number: '0.5', maxLimit: '40000' }

export const create = (box: TestSandbox, token: string, fields: Fields) =>
  box.call('/otc/advertise/create', fields, headers(token))
export const ownAds = async (box: TestSandbox, token: string, fields: Fields = {}) =>
  ((await box.call('/otc/advertise/all', fields, headers(token))).data as { content: Ad[] }).content
export const adFrom = async (box: TestSandbox, token: string, fields: Fields): Promise<string> => {
  const { code, message } = await create(box, token, fields)
  if (code !== 0) throw new Error(message)
  return String((await ownAds(box, token))[0]?.id)
}
export const actOnAd = (
  box: TestSandbox,
  token: string,
  what: 'on/shelves' | 'off/shelves' | 'delete',
  id: string,
) => box.call(`/otc/advertise/${what}`, { id }, headers(token))
export const wallet = async (box: TestSandbox, token: string, unit: string) =>
  (await box.call(`/uc/asset/wallet/${unit}`, {}, headers(token))).data as {
    balance: string
    frozenBalance: string
  }
