import type { ContractOption } from '#generated/models/contract-option.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { ContractOptionResult } from '#generated/models/contract-option-result.ts'
import { ContractOptionStatus } from '#generated/models/contract-option-status.ts'
import type { Id } from '#src/core/contract/id.ts'
import { isZero } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { CLOSING_MS } from '#src/core/stakes/option-bet.ts'
import type { Move } from '#src/core/stakes/outcome.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'

/** The stakes of all members on a direction. */
export type Pool = { readonly total: Decimal; readonly count: number }

/** A round of a pair. */
export type OptionRound = {
  readonly id: Id
  readonly number: number
  /** Begin of betting. */
  readonly begins: Instant
  /** From here on no bet is taken any more. */
  readonly betsUntil: Instant
  /** End of betting: the price of this moment is compared with the one at the end. */
  readonly opens: Instant
  readonly ends: Instant
  /** Null before they are known. */
  readonly openPrice: Decimal | null
  readonly closePrice: Decimal | null
  readonly result: Move | 'waiting' | 'cancelled'
  readonly rise: Pool
  readonly fall: Pool
}

const RESULTS: Readonly<Record<ContractOptionResult, OptionRound['result']>> = {
  [ContractOptionResult.WAIT]: 'waiting',
  [ContractOptionResult.WIN]: 'rise',
  [ContractOptionResult.LOSE]: 'fall',
  [ContractOptionResult.TIED]: 'none',
  [ContractOptionResult.CANCELED]: 'cancelled',
}

const SECOND_MS = 1000

type Gaps = Pick<ContractOptionCoin, 'openTimeGap' | 'closeTimeGap'>

const known = (price: Decimal | null): Decimal | null => (price === null || isZero(price) ? null : price)

/** Converts a round of the wire; null where the server tells no time of it. */
export function roundOf(round: ContractOption, { openTimeGap, closeTimeGap }: Gaps): OptionRound | null {
  const { createTime = null, openTime, closeTime } = round
  const later = (from: Instant | null, seconds: number): Instant | null =>
    from === null ? null : instant(from + seconds * SECOND_MS)
  const opens = openTime ?? later(createTime, openTimeGap) ?? later(closeTime, -closeTimeGap)
  if (opens === null) return null
  return {
    id: round.id,
    number: round.optionNo,
    begins: createTime ?? instant(opens - openTimeGap * SECOND_MS),
    betsUntil: instant(opens - CLOSING_MS),
    opens,
    ends: closeTime ?? instant(opens + closeTimeGap * SECOND_MS),
    openPrice: known(round.openPrice),
    closePrice: known(round.closePrice),
    result: round.status === ContractOptionStatus.CANCELED ? 'cancelled' : RESULTS[round.result],
    rise: { total: round.totalBuy, count: round.totalBuyCount },
    fall: { total: round.totalSell, count: round.totalSellCount },
  }
}
