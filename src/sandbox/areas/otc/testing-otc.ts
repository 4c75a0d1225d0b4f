import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import type { Ad } from '#generated/wire/ad.ts'
import type { AdOffer } from '#generated/wire/ad-offer.ts'
import type { ChatHistory } from '#generated/wire/chat-history.ts'
import type { OtcOrderDetail } from '#generated/wire/otc-order-detail.ts'
import type { OtcOrderRow } from '#generated/wire/otc-order-row.ts'
import type { TradePreview } from '#generated/wire/trade-preview.ts'
import { moneyFor } from '#src/core/otc/trade.ts'
import { decimal, toText, toUnits } from '#src/core/money/decimal.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { type Fields, headers } from '../../hosts/memory/testing-ads.ts'
import type { Answer, TestSandbox } from '../../hosts/memory/testing.ts'

export const MINUTE = 60_000
const PASSWORD = 'openbourse'
export const unitsOf = (amount: string): bigint => toUnits(decimal(amount), 8)
export const { NONPAYMENT, PAID, COMPLETED, CANCELLED, APPEAL } = OtcOrderStatus

type Texts = Readonly<Record<string, string>>

/** A member's calls for C2C orders. */
export async function dealer(box: TestSandbox, persona: string) {
  const token = await box.logIn(persona)
  const id = Object.values(box.view().members).find(({ username }) => username === persona)?.id ?? 0
  const call = (path: string, fields: Fields = {}, lang = 'en_US'): Promise<Answer> =>
    box.call(path, fields, headers(token, lang))
  const act =
    (what: string) =>
    (orderSn: string, more: Texts = {}) =>
      call(`/otc/order/${what}`, { orderSn, ...more })
  const preview = async (ad: string) => (await call('/otc/order/pre', { id: ad })).data as TradePreview
  const place =
    (what: 'buy' | 'sell') =>
    async (ad: string, amount: string, more: Texts = {}) => {
      const { price, otcCoinId } = await preview(ad)
      const money = toText(moneyFor(decimal(amount), decimal(price)))
      const fields = { id: ad, coinId: String(otcCoinId), price, money, amount, mode: '1' }
      return call(`/otc/order/${what}`, { ...fields, ...more })
    }
  const held = (coin: string, bucket: 'available' | 'frozen' = 'available'): bigint =>
    balanceOf(box.view().ledger, { owner: `m${id}`, kind: 'spot', coin, bucket })
  return {
    box,
    token,
    id,
    call,
    preview,
    buy: place('buy'),
    sell: place('sell'),
    pay: act('pay'),
    cancel: act('cancel'),
    release: (orderSn: string, jyPassword = PASSWORD) => act('release')(orderSn, { jyPassword }),
    appeal: (orderSn: string) => act('appeal')(orderSn, { remark: 'I paid.' }),
    detail: async (orderSn: string, lang = 'en_US') =>
      (await call('/otc/order/detail', { orderSn }, lang)).data as OtcOrderDetail,
    orders: async (status: OtcOrderStatus, more: Texts = {}) => {
      const fields = { status: String(status), pageNo: '1', pageSize: '10', ...more }
      return ((await call('/otc/order/self', fields)).data as { content: OtcOrderRow[] }).content
    },
    chat: async (orderId: string, more: Texts = {}, lang = 'en_US') =>
      (await box.bare(
        'POST',
        '/chat/getHistoryMessage',
        { orderId, ...more },
        headers(token, lang),
      )) as ChatHistory,
    held,
    both: (coin: string) => [held(coin), held(coin, 'frozen')],
    /** Lets time pass. */
    pass: async (ms: number) => {
      box.clock.jump(ms)
      await call('/otc/coin/all')
    },
    /** Number of the member's ad on the shelf that buys (0) or sells (1) a coin. */
    ad: async (coin: string, side: 0 | 1) => {
      const { data } = await call('/otc/advertise/all', { status: 'PUT_ON_SHELVES' })
      const found = (data as { content: Ad[] }).content.find(
        ({ coinUnit, advertiseType }) => coinUnit === coin && advertiseType === side,
      )
      return String(found?.id)
    },
    offers: async (fields: Texts) =>
      (
        (await call('/otc/advertise/page-by-unit', { unit: 'USDT', pageSize: '100', ...fields })).data as {
          context: AdOffer[]
        }
      ).context,
  }
}

export type Dealer = Awaited<ReturnType<typeof dealer>>

/** The merchant with a sale of USDT and a purchase of BTC on the shelf, and the trader, who comes as a customer. */
export async function deal(box: TestSandbox) {
  const [merchant, trader] = [await dealer(box, 'merchant'), await dealer(box, 'trader')]
  const [sale, purchase] = [await merchant.ad('USDT', 1), await merchant.ad('BTC', 0)]
  /** Opens an order of the trader, 50 USDT unless said otherwise, and returns its number. */
  const opened = async (amount = '50', more: Texts = {}): Promise<string> => {
    const { code, message, data } = await trader.buy(sale, amount, more)
    if (code !== 0) throw new Error(message)
    return String(data)
  }
  return { merchant, trader, sale, purchase, opened }
}
