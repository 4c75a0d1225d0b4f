import type { SwapWallet } from '#generated/wire/swap-wallet.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import {
  heldIn,
  leverageOf,
  modeOf,
  moneyOf,
  positionIn,
  positionsOf,
  unrealisedOf,
  usableOf,
} from '../../perpetual/account.ts'
import type { Contract } from '../../perpetual/contracts.ts'
import { liquidationText } from '../../perpetual/liquidation-price.ts'
import { markAt } from '../../perpetual/market.ts'
import type { Position } from '../../perpetual/perpetual-state.ts'
import type { Venue } from '../../perpetual/venue.ts'
import { averageText } from '../../perpetual/wire-liquidated.ts'
import { wireMode } from '../../perpetual/wire-order.ts'
import { amountText, priceText, unitsText } from '../spot/ticker.ts'
import { findCoin } from '../wallets/coins.ts'
import { walletId } from '../wallets/commands.ts'
import { SETTLED } from './contracts.ts'

const PERCENT_PLACES = 2
/** Text of a risk rate where nothing is at risk. */
const NO_RISK = '--'

/** Equity in per cent of the margins, as text. */
const riskRate = (equity: bigint, margins: bigint): string =>
  margins === 0n ? NO_RISK : `${toText(fromUnits((equity * 10_000n) / margins, PERCENT_PLACES))}%`

/** A member's account for contracts at a moment (epoch ms), without what belongs to one of them. */
export function wireAccount(venue: Venue, member: number, time: number): SwapWallet {
  const wallet = { member, coin: SETTLED }
  const unrealised = unrealisedOf(venue, wallet, time)
  const equity = moneyOf(venue, wallet) + unrealised
  const marginOf = (wanted: Direction): bigint =>
    positionsOf(venue, wallet)
      .filter(({ direction }) => direction === wanted)
      .reduce((sum, { margin }) => sum + margin, 0n)
  const [long, short] = [marginOf('long'), marginOf('short')]
  return {
    id: walletId(member, 'swap', findCoin(SETTLED)?.id ?? 0),
    memberId: member,
    usdtBalance: unitsText(heldIn(venue, wallet, 'available')),
    usdtFrozenBalance: unitsText(heldIn(venue, wallet, 'frozen')),
    usdtPattern: wireMode(modeOf(venue, wallet)),
    usdtBuyPrincipalAmount: unitsText(long),
    usdtSellPrincipalAmount: unitsText(short),
    usdtTotalProfitAndLoss: unitsText(unrealised),
    userQY: unitsText(equity),
    canUse: unitsText(usableOf(venue, wallet, time)),
    riskRate: riskRate(equity, long + short),
  }
}

/** The same, with the leverages, positions and prices of a contract. */
export function wireContractAccount(
  venue: Venue,
  contract: Contract,
  member: number,
  time: number,
): SwapWallet {
  const { symbol, pair, share } = contract
  const leverage = (direction: Direction): string => String(leverageOf(venue, member, symbol, direction))
  const [long, short] = [
    positionIn(venue, member, symbol, 'long'),
    positionIn(venue, member, symbol, 'short'),
  ]
  const forcePrice = (position: Position | undefined): string | null =>
    position === undefined ? null : liquidationText(venue, position, time)
  const average = (position: Position | undefined): string | null =>
    position === undefined ? null : averageText(venue, position)
  return {
    ...wireAccount(venue, member, time),
    usdtBuyLeverage: leverage('long'),
    usdtSellLeverage: leverage('short'),
    usdtBuyPosition: amountText(pair, long?.lots ?? 0),
    usdtFrozenBuyPosition: amountText(pair, long?.frozen ?? 0),
    usdtBuyPrice: average(long),
    usdtSellPosition: amountText(pair, short?.lots ?? 0),
    usdtFrozenSellPosition: amountText(pair, short?.frozen ?? 0),
    usdtSellPrice: average(short),
    usdtShareNumber: share,
    symbol,
    currentPrice: priceText(pair, markAt(venue, contract, time)),
    buyForcePrice: forcePrice(long),
    sellForcePrice: forcePrice(short),
  }
}
