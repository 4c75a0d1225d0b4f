import type { FinanceAsset } from '#generated/wire/finance-asset.ts'
import { accruedOf } from '#src/core/earn/interest.ts'
import { elapsedDays } from '#src/core/earn/term.ts'
import { add, divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import type { State } from '../state.ts'
import { COINS, findCoin } from '../wallets/coins.ts'
import { walletId } from '../wallets/commands.ts'
import { fixedAccount } from './accounts.ts'
import { savingsOrder, totalKey } from './savings-commands.ts'
import { amountOf, amountText, unitsIn } from '../wallets/amounts.ts'

/** Interest that a member's orders in progress have earned until now, in smallest units. */
function accrued(state: State, member: number, coin: string, time: number): bigint {
  return (state.earn.open[member] ?? [])
    .map((id) => savingsOrder(state, id))
    .filter((order) => order.coin === coin)
    .reduce((sum, { interest, start, duration }) => {
      const elapsed = elapsedDays(start, duration, time)
      return sum + unitsIn(accruedOf(amountOf(interest, coin), elapsed, duration), coin)
    }, 0n)
}

/** Returns the caller's assets in products: a row per coin that ever was in one. */
function financeAssets({ engine, member }: HandlerContext): FinanceAsset[] {
  const { id } = member()
  const state = engine.view()
  return COINS.flatMap((coin) => {
    const { unit } = coin
    const total = state.earn.totals[totalKey(id, unit)]
    if (total === undefined) return []
    return {
      id: walletId(id, 'finance', coin.id),
      memberId: id,
      coinSymbol: unit,
      num: amountText(balanceOf(state.ledger, fixedAccount(`m${id}`, unit)), unit),
      earnNum: amountText(total.earned + accrued(state, id, unit, engine.now()), unit),
      createTime: formatGmt8(instant(total.first)),
      updateTime: formatGmt8(instant(total.last)),
    }
  })
}

export const financeHandlers: Handlers = {
  listFinanceAssets: (_input, context) => financeAssets(context),

  getFinanceTotal(_input, context) {
    const { engine, prices } = context
    const dollars = (unit: string): Decimal => {
      const coin = findCoin(unit)
      return coin === undefined ? ZERO : fromUnits(prices.ticksAt(coin, engine.now()), coin.priceScale)
    }
    const assets = financeAssets(context)
    const worth = (of: (asset: FinanceAsset) => string): Decimal =>
      truncate(
        assets.reduce(
          (sum, asset) => add(sum, multiply(decimal(of(asset)), dollars(asset.coinSymbol))),
          ZERO,
        ),
      )
    const total = worth(({ num }) => num)
    return {
      total: toText(total),
      totalBtc: toText(divide(total, dollars('BTC'))),
      earn: toText(worth(({ earnNum }) => earnNum)),
    }
  },
}
