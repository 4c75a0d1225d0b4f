import type { CoinSwapWallet } from '#generated/wire/coin-swap-wallet.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { SCALE, times } from '#src/core/perpetual/units.ts'
import { heldIn, leverageOf, modeOf, positionIn, unrealisedOf } from '../../perpetual/account.ts'
import { realisedBy } from '../../perpetual/booking.ts'
import { type Contract, priceOf } from '../../perpetual/contracts.ts'
import { liquidationText } from '../../perpetual/liquidation-price.ts'
import { markAt } from '../../perpetual/market.ts'
import type { Venue } from '../../perpetual/venue.ts'
import { wireContract } from '../../perpetual/wire-contract.ts'
import { averageText } from '../../perpetual/wire-liquidated.ts'
import { wireMode } from '../../perpetual/wire-order.ts'
import { amountText, priceText, unitsText } from '../spot/ticker.ts'
import { findCoin } from '../wallets/coins.ts'
import { walletId } from '../wallets/commands.ts'

const NOTHING = '0'

/** A member's wallet for a contract at a moment (epoch ms), with the positions on it. */
export function wireWallet(venue: Venue, contract: Contract, member: number, time: number): CoinSwapWallet {
  const { symbol, pair, settled: coin, share } = contract
  const wallet = { member, coin }
  const unrealised = unrealisedOf(venue, wallet, time)
  const mark = markAt(venue, contract, time)
  const [long, short] = [
    sideTexts(venue, contract, { member, direction: 'long' }, time),
    sideTexts(venue, contract, { member, direction: 'short' }, time),
  ]
  const { profit, loss } = realisedBy(venue, wallet)
  return {
    id: walletId(member, 'coinSwap', findCoin(coin)?.id ?? 0),
    memberId: member,
    contractId: contract.id,
    contractCoin: wireContract(venue, contract, time),
    symbol,
    coinBalance: unitsText(heldIn(venue, wallet, 'available')),
    coinFrozenBalance: unitsText(heldIn(venue, wallet, 'frozen')),
    coinPattern: wireMode(modeOf(venue, wallet)),
    coinBuyLeverage: long.leverage,
    coinBuyPosition: long.position,
    coinFrozenBuyPosition: long.frozen,
    coinBuyPrice: long.price,
    coinBuyPrincipalAmount: long.margin,
    coinSellLeverage: short.leverage,
    coinSellPosition: short.position,
    coinFrozenSellPosition: short.frozen,
    coinSellPrice: short.price,
    coinSellPrincipalAmount: short.margin,
    coinShareNumber: share,
    coinProfit: unitsText(profit),
    coinLoss: unitsText(loss),
    coinTotalProfitAndLoss: unitsText(unrealised),
    usdtTotalProfitAndLoss: toText(fromUnits(times(unrealised, priceOf(contract, mark)), SCALE)),
    currentPrice: priceText(pair, mark),
    buyForcePrice: long.liquidation,
    sellForcePrice: short.liquidation,
  }
}

/** One side of a wallet: what is chosen for it, and its position. */
function sideTexts(
  venue: Venue,
  { symbol, pair }: Contract,
  { member, direction }: { readonly member: number; readonly direction: Direction },
  time: number,
) {
  const position = positionIn(venue, member, symbol, direction)
  return {
    leverage: String(leverageOf(venue, member, symbol, direction)),
    position: amountText(pair, position?.lots ?? 0),
    frozen: amountText(pair, position?.frozen ?? 0),
    price: position === undefined ? NOTHING : averageText(venue, position),
    margin: unitsText(position?.margin ?? 0n),
    liquidation: position === undefined ? null : liquidationText(venue, position, time),
  }
}
