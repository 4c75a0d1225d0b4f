import type { SwapWallet } from '#generated/wire/swap-wallet.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { crossHeadroom, liquidationPrice } from '#src/core/perpetual/linear/liquidation.ts'
import { averagePrice } from '#src/core/perpetual/linear/position.ts'
import { amountText, priceText, unitsText } from '../spot/ticker.ts'
import type { State } from '../state.ts'
import { findCoin } from '../wallets/coins.ts'
import { walletId } from '../wallets/commands.ts'
import {
  heldIn,
  leverageOf,
  linearOf,
  modeOf,
  moneyOf,
  positionIn,
  positionsOf,
  standingOf,
  usableIn,
} from './account.ts'
import { type Contract, contractOf, keptRate, SETTLED } from './contracts.ts'
import { markAt } from './market.ts'
import type { Position } from './swap-state.ts'
import { SHARE, wireMode } from './wire-order.ts'

const PERCENT_PLACES = 2
/** Text of a risk rate where nothing is at risk. */
const NO_RISK = '--'

/** Equity in per cent of the margins, as text. */
const riskRate = (equity: bigint, margins: bigint): string =>
  margins === 0n ? NO_RISK : `${toText(fromUnits((equity * 10_000n) / margins, PERCENT_PLACES))}%`

/** A member's account for contracts at a moment (epoch ms), without what belongs to one of them. */
export function wireAccount(state: State, member: number, time: number): SwapWallet {
  const standing = standingOf(state, member, time)
  const equity = moneyOf(state, member) + standing.unrealised
  const marginOf = (wanted: Direction): bigint =>
    positionsOf(state, member)
      .filter(({ direction }) => direction === wanted)
      .reduce((sum, { margin }) => sum + margin, 0n)
  const [long, short] = [marginOf('long'), marginOf('short')]
  return {
    id: walletId(member, 'swap', findCoin(SETTLED)?.id ?? 0),
    memberId: member,
    usdtBalance: unitsText(heldIn(state, member, 'available')),
    usdtFrozenBalance: unitsText(heldIn(state, member, 'frozen')),
    usdtPattern: wireMode(modeOf(state, member)),
    usdtBuyPrincipalAmount: unitsText(long),
    usdtSellPrincipalAmount: unitsText(short),
    usdtTotalProfitAndLoss: unitsText(standing.unrealised),
    userQY: unitsText(equity),
    canUse: unitsText(usableIn(state, member, standing)),
    riskRate: riskRate(equity, long + short),
  }
}

/** The same, with the leverages, positions and prices of a contract. */
export function wireContractAccount(
  state: State,
  contract: Contract,
  member: number,
  time: number,
): SwapWallet {
  const { symbol, pair } = contract
  const leverage = (direction: Direction): string => String(leverageOf(state, member, symbol, direction))
  const [long, short] = [
    positionIn(state, member, symbol, 'long'),
    positionIn(state, member, symbol, 'short'),
  ]
  const forcePrice = (position: Position | undefined): string | null =>
    position === undefined ? null : liquidationText(state, contract, position, time)
  const average = (position: Position | undefined): string | null =>
    position === undefined ? null : unitsText(averagePrice(linearOf(position, contract)))
  return {
    ...wireAccount(state, member, time),
    usdtBuyLeverage: leverage('long'),
    usdtSellLeverage: leverage('short'),
    usdtBuyPosition: amountText(pair, long?.lots ?? 0),
    usdtFrozenBuyPosition: amountText(pair, long?.frozen ?? 0),
    usdtBuyPrice: average(long),
    usdtSellPosition: amountText(pair, short?.lots ?? 0),
    usdtFrozenSellPosition: amountText(pair, short?.frozen ?? 0),
    usdtSellPrice: average(short),
    usdtShareNumber: SHARE,
    symbol,
    currentPrice: priceText(pair, markAt(state, contract, time)),
    buyForcePrice: forcePrice(long),
    sellForcePrice: forcePrice(short),
  }
}

/** Liquidation price of a position; with cross margin that of its contract, while the others stay at their prices. */
function liquidationText(state: State, contract: Contract, position: Position, time: number): string | null {
  const { member, symbol, mode, liquidation } = position
  if (mode === 'isolated') return liquidation === null ? null : priceText(contract.pair, liquidation.price)
  const all = positionsOf(state, member)
  const headroom = crossHeadroom(
    all.filter((each) => each.symbol === symbol).map((each) => linearOf(each, contract)),
    keptRate(contract),
    {
      money: moneyOf(state, member),
      others: all
        .filter((each) => each.symbol !== symbol)
        .map((each) => {
          const other = contractOf(each.symbol)
          return {
            position: linearOf(each, other),
            rate: keptRate(other),
            mark: BigInt(markAt(state, other, time)) * other.tick,
          }
        }),
    },
  )
  const price = liquidationPrice(headroom, BigInt(markAt(state, contract, time)) * contract.tick)
  return price === null ? null : unitsText(price)
}
