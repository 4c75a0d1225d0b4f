import type { Coin } from '#generated/wire/coin.ts'
import type { WalletBase } from '#generated/wire/wallet-base.ts'
import { multiply, truncate } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { COINS, type CoinRow, findCoin } from './coins.ts'
import { termsOf } from '../deposits/coin-networks.ts'
import { CNY_RATE } from '../currency/currencies.ts'
import { balanceOf, type Bucket } from '../../kernel/ledger.ts'
import { isLocked, walletId } from './commands.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { amountText } from './amounts.ts'

/** Returns the caller's wallet of a coin: zeros when it never had any. */
function holding({ id: coinId, unit }: CoinRow, { engine, member }: HandlerContext): WalletBase {
  const { id } = member()
  const state = engine.view()
  const { ledger } = state
  const held = (bucket: Bucket): string =>
    amountText(balanceOf(ledger, { owner: `m${id}`, kind: 'spot', coin: unit, bucket }), unit)
  return {
    id: walletId(id, 'spot', coinId),
    memberId: id,
    balance: held('available'),
    frozenBalance: held('frozen'),
    releaseBalance: held('toBeReleased'),
    isLock: isLocked(state, { member: id, kind: 'spot', coin: unit }) ? 1 : 0,
  }
}

export function wireCoin(coin: CoinRow, { engine, prices }: HandlerContext): Coin {
  const { canWithdraw, canDeposit, leastFee, leastOut, leastIn, mostUnreviewed, decimals } = termsOf(coin)
  const usdRate = fromUnits(prices.ticksAt(coin, engine.now()), coin.priceScale)
  return {
    name: coin.name,
    nameCn: coin.nameCn,
    unit: coin.unit,
    status: 0,
    canWithdraw: canWithdraw ? 1 : 0,
    canRecharge: canDeposit ? 1 : 0,
    canTransfer: 1,
    canAutoWithdraw: 1,
    minTxFee: amountText(leastFee, coin.unit),
    maxTxFee: null,
    minWithdrawAmount: amountText(leastOut, coin.unit),
    maxWithdrawAmount: coin.maxWithdraw,
    minRechargeAmount: amountText(leastIn, coin.unit),
    withdrawScale: decimals,
    withdrawThreshold: amountText(mostUnreviewed, coin.unit),
    minerFee: null,
    usdRate: toText(usdRate),
    cnyRate: toText(truncate(multiply(usdRate, decimal(CNY_RATE)))),
    hasLegal: false,
    isPlatformCoin: coin.unit === 'OBX' ? 1 : 0,
    sort: coin.id,
    information: null,
    infolink: null,
    iconUrl: null,
  }
}

export const walletHandlers: Handlers = {
  listWallets: (_input, context) =>
    COINS.map((coin) => ({ ...holding(coin, context), coin: wireCoin(coin, context), coinId: coin.unit })),

  getWallet({ params: { symbol } }, context) {
    const coin = findCoin(symbol)
    return coin === undefined ? null : { ...holding(coin, context), coinId: coin.unit }
  },
}
