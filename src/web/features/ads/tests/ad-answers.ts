import { ada } from '#src/web/session/tests/ada.ts'
import { paymentMethod } from '#tests/support/payment-method.ts'
import { ok, sent, type serve } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { walletRow } from '#tests/support/wallet-row.ts'

export type Answers = Parameters<typeof serve>[0]

export const COINS = '/otc/coin/all'
export const STATUS = '/uc/approve/certified/business/status'
export const DETAIL = '/otc/advertise/detail'

const country = (zhName: string, enName: string, localCurrency: string, sort: number): object => ({
  zhName,
  enName,
  areaCode: String(sort),
  language: 'de_DE',
  localCurrency,
  sort,
  countryImageUrl: null,
})
const GERMANY = country('德国', 'Germany', 'EUR', 49)
const USA = country('美国', 'United States', 'USD', 1)

const coin = (id: number, unit: string, name: string, marketPrice: string): object => ({
  id,
  name,
  nameCn: null,
  unit,
  buyMinAmount: '0.002',
  sellMinAmount: '0.003',
  marketPrice,
  sort: id,
})
/** Market prices of bitcoin and ether, by currency. */
const PRICES: Readonly<Record<string, readonly [string, string]>> = {
  EUR: ['60000.00', '2000.00'],
  USD: ['70000.00', '2500.00'],
}

const method = (id: number, typeName: string): object => paymentMethod({ id, type: id, typeName })

/** An own ad as its form reads it: a sale of bitcoin in euros, a percent and a half above the market. */
export const sale = (more: object = {}): object => ({
  id: 501,
  advertiseType: 1,
  status: 1,
  coinId: 1,
  coinName: 'Bitcoin',
  coinNameCn: null,
  coinUnit: 'BTC',
  country: GERMANY,
  priceType: 1,
  price: null,
  marketPrice: '60000.00',
  premiseRate: '1.50',
  number: '0.50000000',
  minLimit: '150.00',
  maxLimit: '5000',
  timeLimit: 15,
  payMode: 'Wise,Zelle',
  auto: 1,
  autoword: 'Pay within the time',
  remark: 'Weekdays only',
  ...more,
})
/** A purchase of ether in dollars, at a fixed price. */
const purchase = sale({
  id: 502,
  advertiseType: 0,
  coinId: 2,
  coinName: 'Ether',
  coinUnit: 'ETH',
  country: USA,
  priceType: 0,
  price: '2410.50',
  premiseRate: null,
  number: '7.25000000',
  minLimit: '250.00',
  maxLimit: '9000',
  timeLimit: 30,
  payMode: 'Zelle',
  auto: 0,
  autoword: null,
  remark: null,
})

/** A certification, which is in force. */
export const merchant = (more: object = {}): object =>
  ok({ certifiedBusinessStatus: 2, memberLevel: 2, email: null, detail: null, reason: null, ...more })

export const ME = '/uc/member/my-info'
/** A German member as the server tells of her. */
export const me = {
  ...ada,
  token: null,
  location: null,
  country: { ...GERMANY, name: 'Germany' },
  loginCount: 12,
  signInAbility: false,
  signInActivity: false,
}

export const DEPOSITS = '/uc/approve/business-auth-deposit/list'
/** An amount that stays frozen while one is a merchant. */
export const deposit = (id: number, amount: string, unit: string): object => ({
  ...walletRow('0', unit),
  id,
  amount,
  status: 0,
  createTime: null,
})

export const common: Answers = {
  [STATUS]: merchant(),
  '/uc/approve/security/setting': ok(securitySetting()),
  '/uc/support/country': ok([GERMANY, USA]),
  '/uc/asset/wallet': ok([walletRow('0.75', 'BTC'), walletRow('12.5', 'ETH')]),
  '/uc/payment/getRecords': ok([method(1, 'Wise'), method(2, 'Zelle'), method(3, 'Zelle')]),
  [COINS]: (call) => {
    const [bitcoin, ether] = PRICES[sent(call)['currency'] ?? ''] ?? ['1', '1']
    return ok([coin(2, 'ETH', 'Ether', ether), coin(1, 'BTC', 'Bitcoin', bitcoin)])
  },
  [DETAIL]: (call) => ok(sent(call)['id'] === '502' ? purchase : sale()),
}
