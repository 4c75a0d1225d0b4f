import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { Context } from '../kernel/machine.ts'
import { leverageOf, modeOf, positionIn, positionsOf } from './account.ts'
import { waitingOf } from './entrusts.ts'
import { sideKey } from './perpetual-state.ts'
import { type Venue, type Wallet, walletOf } from './venue.ts'

export type ModeRefusal = 'margin-mode-same' | 'positions-or-orders-open'

/** Sets the margin mode of a wallet, while it has neither positions nor waiting orders. */
export function setMode(
  venue: Venue,
  wallet: Wallet,
  mode: MarginMode,
  { refuse, emit }: Context<ModeRefusal>,
): void {
  const { member, coin } = wallet
  if (modeOf(venue, wallet) === mode) refuse('margin-mode-same')
  if (isModeBound(venue, wallet)) refuse('positions-or-orders-open')
  ;(venue.own.modes[coin] ??= {})[member] = mode
  emit({ type: `${venue.kind.id}.account`, member, coin })
}

/** True while a wallet has positions or waiting orders, which are of one margin mode. */
export const isModeBound = (venue: Venue, wallet: Wallet): boolean =>
  positionsOf(venue, wallet).length > 0 ||
  waitingOf(venue, wallet.member).some((entrust) => walletOf(venue, entrust).coin === wallet.coin)

/** One direction of a contract of a member. */
export type Side = { readonly member: number; readonly symbol: string; readonly direction: Direction }

/** True while waiting orders would open a direction, with the leverage of now. */
export const isOpening = (venue: Venue, { member, symbol, direction }: Side): boolean =>
  waitingOf(venue, member, symbol).some((each) => each.action === 'open' && each.direction === direction)

/** True while a direction has a position or waiting orders, whose leverage is not mixed with another. */
export const isLeverageBound = (venue: Venue, side: Side): boolean =>
  positionIn(venue, side.member, side.symbol, side.direction) !== undefined || isOpening(venue, side)

export function setLeverage(
  venue: Venue,
  { member, symbol, direction, leverage }: Side & { readonly leverage: number },
): void {
  if (leverageOf(venue, member, symbol, direction) === leverage) return
  ;(venue.own.leverages[member] ??= {})[sideKey(symbol, direction)] = leverage
}
