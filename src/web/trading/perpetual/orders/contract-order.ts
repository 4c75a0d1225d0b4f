import type { Id } from '#src/core/contract/id.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { MoneyUnit } from '../holdings.ts'

export type ContractOrderState = 'open' | 'cancelled' | 'failed' | 'filled' | 'liquidated'

/** A member's order for a perpetual contract. */
export type ContractOrder = {
  readonly id: Id
  readonly symbol: string
  /** Unit of sizes: the traded coin, or USD; and the coin that prices are counted in. */
  readonly sizeUnit: string
  readonly quote: string
  readonly money: MoneyUnit
  readonly action: 'open' | 'close'
  /** Direction of the position that it opens or closes. */
  readonly direction: Direction
  readonly kind: 'limit' | 'market' | 'trigger'
  readonly state: ContractOrderState
  /** Limit price; null for what is filled at the market. */
  readonly price: Decimal | null
  /** Mark price at which a trigger order takes effect; null for others. */
  readonly triggerPrice: Decimal | null
  /** Average price of the fills; null before the first. */
  readonly average: Decimal | null
  readonly size: Decimal
  readonly filled: Decimal
  /** Sum of the fills' values. */
  readonly turnover: Decimal | null
  readonly margin: Decimal
  readonly fee: Decimal | null
  /** Profit or loss that closing has brought; null for an order that opens. */
  readonly profit: Decimal | null
  /** True for one that take profit or stop loss has placed. */
  readonly isFromStop: boolean
  readonly time: Instant
}

/** Opening a long buys, and so does closing a short. */
export const buys = ({ action, direction }: Pick<ContractOrder, 'action' | 'direction'>): boolean =>
  (action === 'open') === (direction === 'long')

export const contractOrderKey = ({ id }: ContractOrder): string => id
