import { ActivityType } from '#generated/wire/activity-type.ts'
import { ExchangeCoinPublishType } from '#generated/wire/exchange-coin-publish-type.ts'
import { toText } from '#src/core/money/decimal.ts'
import type { PairRow } from '../../market/pairs.ts'
import { priceIn } from '../../market/price-at.ts'
import type { Launch } from '../spot/wire-market.ts'
import type { State } from '../state.ts'
import { labAmount } from './activities.ts'
import { timesOf } from './lab-state.ts'
import { saleOf } from './sales.ts'
import { timeText } from './wire-activity.ts'

/** The sale that goes on in a pair, as the pair tells it. */
export function launchOf(state: State, pair: PairRow, time: number): Launch | undefined {
  const sale = saleOf(state, pair, time)
  if (sale === undefined) return undefined
  const { activity, ticks } = sale
  const { start, end } = timesOf(state, activity)
  const isRush = activity.type === ActivityType.RUSH_SALE
  return {
    publishType: isRush ? ExchangeCoinPublishType.QIANGGOU : ExchangeCoinPublishType.FENTAN,
    publishPrice: toText(priceIn(pair, ticks)),
    publishAmount: toText(labAmount(activity.supply)),
    startTime: timeText(start),
    endTime: timeText(end),
    clearTime: timeText(end),
  }
}
