import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { Side } from '../market/maker-quotes.ts'

/** A trigger order waits for a price of the market and becomes a limit or a market order when it is reached. */
export type EntrustKind = 'limit' | 'market' | 'trigger'
export type EntrustStatus = 'waiting' | 'cancelled' | 'failed' | 'traded'

/** An order to open or close a position: prices in ticks, volumes in lots, money in units of the contract's coin. */
export type Entrust = {
  readonly id: number
  readonly member: number
  readonly symbol: string
  /** Direction of the position that it opens or closes. */
  readonly direction: Direction
  readonly action: 'open' | 'close'
  readonly kind: EntrustKind
  /** 0 for a market order. */
  readonly price: number
  /** 0 where it is no trigger order. */
  readonly triggerPrice: number
  /** Market price when it was placed. */
  readonly placedAt: number
  readonly leverage: number
  readonly mode: MarginMode
  /** A closing order that was triggered when less was left to close has so much. */
  lots: number
  /** Take profit and stop loss that an opening order puts on its position; null where it leaves them as they are. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  /** Made by take profit or stop loss. */
  readonly isFromStop: boolean
  readonly isLiquidation: boolean
  readonly time: number
  status: EntrustStatus
  triggered: number | null
  ended: number | null
  filled: number
  /** Notional value of all fills. */
  value: bigint
  /** Margin of the fills of an opening order; of a closing one what came back. */
  margin: bigint
  fee: bigint
  /** Realised by a closing order, before its fee. */
  profit: bigint
  position: number | null
}

export type EntrustRequest = Pick<
  Entrust,
  'member' | 'symbol' | 'direction' | 'kind' | 'price' | 'triggerPrice' | 'lots'
>

/** Side of the order book on which an entrust trades. */
export const sideOf = ({ direction, action }: Pick<Entrust, 'direction' | 'action'>): Side =>
  (direction === 'long') === (action === 'open') ? 'BUY' : 'SELL'

export const restOf = ({ lots, filled }: Pick<Entrust, 'lots' | 'filled'>): number => lots - filled

/** True while an entrust waits for its trigger price; false once it is an order like others. */
export const isUntriggered = ({ kind, triggered }: Pick<Entrust, 'kind' | 'triggered'>): boolean =>
  kind === 'trigger' && triggered === null
