import { AdSide } from '#generated/wire/ad-side.ts'
import type { PlaceOtcOrderRequest } from '#generated/wire/place-otc-order-request.ts'
import type { LimitTable, Requester } from '../../http/handler.ts'
import { mostUnits } from '../ads/ad.ts'
import { coinText, moneyText } from '../ads/wire.ts'
import { availableOf } from '../wallets/available.ts'

const limitsOf =
  (side: 0 | 1) =>
  ({ state, member }: Requester, { id }: PlaceOtcOrderRequest) => {
    const ad = Object.hasOwn(state.ads, String(id)) ? state.ads[String(id)] : undefined
    if (ad?.side !== side) return { minMoney: null, maxMoney: null, maxAmount: null, balance: null }
    const isSelling = side === AdSide.BUY
    return {
      minMoney: moneyText(ad.leastCents),
      maxMoney: moneyText(ad.mostCents),
      maxAmount: coinText(mostUnits(state, ad)),
      balance: isSelling ? coinText(availableOf(state, member.id, ad.coin)) : null,
    }
  }

export const otcLimits: Pick<LimitTable, 'placeOtcBuyOrder' | 'placeOtcSellOrder'> = {
  placeOtcBuyOrder: limitsOf(AdSide.SELL),
  placeOtcSellOrder: limitsOf(AdSide.BUY),
}
