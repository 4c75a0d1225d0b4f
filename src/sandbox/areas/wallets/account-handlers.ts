import { TransactionType } from '#generated/wire/transaction-type.ts'
import type { FinanceAsset } from '#generated/wire/finance-asset.ts'
import { add, divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { COINS, findCoin } from './coins.ts'
import { balanceOf, movedBy, type Posting, postingAt } from '../../kernel/ledger.ts'
import { walletId } from './commands.ts'
import { wireSecondWallet } from './second-wallet.ts'
import { amountText } from './amount-text.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'

/** Wallet transaction type "finance interest". */
const FINANCE_REWARD = TransactionType.FINANCE_REWARD

/** Returns the caller's assets in products: a row per coin that ever was in one. */
function financeAssets({ engine, member }: HandlerContext): FinanceAsset[] {
  const { id } = member()
  const { ledger } = engine.view()
  const isOwn = ({ account }: Posting['entries'][number]): boolean =>
    account.owner === `m${id}` && account.kind === 'finance'
  const touching = movedBy(ledger, `m${id}`, 'finance').map((posting) => postingAt(ledger, posting))
  return COINS.flatMap((coin) => {
    const own = touching.filter(({ entries }) =>
      entries.some((entry) => isOwn(entry) && entry.account.coin === coin.unit),
    )
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined) return []
    const earned = own
      .filter(({ type }) => type === FINANCE_REWARD)
      .flatMap(({ entries }) => entries.filter(isOwn))
      .reduce((sum, { units }) => sum + units, 0n)
    const account = { owner: `m${id}`, kind: 'finance', coin: coin.unit, bucket: 'available' } as const
    return {
      id: walletId(id, 'finance', coin.id),
      memberId: id,
      coinSymbol: coin.unit,
      num: amountText(balanceOf(ledger, account), coin.unit),
      earnNum: amountText(earned, coin.unit),
      createTime: formatGmt8(instant(first.time)),
      updateTime: formatGmt8(instant(last.time)),
    }
  })
}

export const accountHandlers: Handlers = {
  listSecondWallets: (_input, { engine, member }) =>
    COINS.map((coin) => wireSecondWallet(engine.view(), member().id, coin)),

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
