import { effectiveMultiple, marginRate, usableMargin } from '#src/core/perpetual/account.ts'
import type { PerpetualArithmetic } from '#src/core/perpetual/arithmetic.ts'
import { type Headroom, headroomAt, sumOf as sumOfHeadrooms } from '#src/core/perpetual/linear/headroom.ts'
import { liquidationPrice } from '#src/core/perpetual/linear/liquidation.ts'
import type { PerpetualPosition } from '#src/core/perpetual/position.ts'
import { over } from '#src/core/perpetual/units.ts'
import type {
  AccountStanding,
  Figures,
  Holdings,
  MarginAccount,
  MarkOf,
  PerpetualContract,
  PerpetualMath,
  Position,
  Standing,
} from '../holdings.ts'
import { accountOf } from '../holdings.ts'
import { decimalOf, orNull, sizeOf, units } from './contract-units.ts'

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)

/** Maintenance margin and closing fee: below this share of the value a position is liquidated. */
const keptRate = ({ maintenanceRate, closeFee }: PerpetualContract): bigint =>
  units(maintenanceRate) + units(closeFee)

/** A position whose contract and mark price are known. */
type Marked = {
  readonly position: Position
  readonly held: PerpetualPosition
  readonly rate: bigint
  readonly mark: bigint
  /** Notional value at the mark price. */
  readonly notional: bigint
  readonly unrealised: bigint
  /** Margin below which it is liquidated. */
  readonly kept: bigint
}

/** Money and positions that are liquidated together: one isolated position, or all of a cross account. */
type Pool = { readonly equity: bigint; readonly marked: readonly Marked[]; readonly headroom: Headroom }

/** Makes the arithmetic of positions and accounts for a kind of contracts, linear or inverse. */
export function perpetualMath(arithmetic: PerpetualArithmetic): PerpetualMath {
  const { amountOf, feeOf, headroomOf, headroomOfMoney, initialMargin, notionalOf, unrealisedProfit } =
    arithmetic

  /** A position as core/perpetual takes it. The wire has its average price, from which the cost is computed. */
  function heldOf(position: Position, contract: PerpetualContract): PerpetualPosition {
    const size = sizeOf(position.volume, contract)
    return {
      direction: position.direction,
      size,
      cost: notionalOf(size, units(position.entry)),
      margin: units(position.margin),
    }
  }

  function markedOf(position: Position, { contracts }: Holdings, markOf: MarkOf): Marked | null {
    const [contract, price] = [contracts.get(position.symbol), markOf(position.symbol)]
    if (contract === undefined || price === null) return null
    const [held, rate, mark] = [heldOf(position, contract), keptRate(contract), units(price)]
    const notional = notionalOf(held.size, mark)
    const unrealised = unrealisedProfit(held, mark)
    const kept = arithmetic.maintenanceMargin(notional, rate)
    return { position, held, rate, mark, notional, unrealised, kept }
  }

  function figuresOf(own: Marked, { equity, marked, headroom }: Pool): Figures {
    const liquidation = liquidationPrice(headroom, own.mark)
    const gap = liquidation === null ? null : own.mark - liquidation
    const { margin, size } = own.held
    return {
      mark: decimalOf(own.mark),
      size: decimalOf(size),
      value: decimalOf(amountOf(own.notional)),
      unrealised: decimalOf(own.unrealised),
      returned: margin > 0n ? decimalOf(over(own.unrealised, margin)) : null,
      liquidation: orNull(liquidation),
      cannotLiquidate: liquidation === null && headroomAt(headroom, own.mark) > 0n,
      distance: gap === null ? null : decimalOf(over(gap < 0n ? -gap : gap, own.mark)),
      marginRate: orNull(marginRate(sumOf(marked.map(({ kept }) => kept)), equity)),
      multiple: orNull(effectiveMultiple(sumOf(marked.map((each) => amountOf(each.notional))), equity)),
    }
  }

  const isolatedPool = (own: Marked): Pool => ({
    equity: own.held.margin + own.unrealised,
    marked: [own],
    headroom: sumOfHeadrooms([headroomOfMoney(own.held.margin), headroomOf(own.held, own.rate)]),
  })

  /** A whole account as a function of the price of one position's contract. Only linear contracts share accounts. */
  function crossPool(own: Marked, marked: readonly Marked[], money: bigint): Pool {
    const headrooms = marked.map(({ held, rate, mark, position }): Headroom => {
      const headroom = headroomOf(held, rate)
      if (position.symbol === own.position.symbol) return headroom
      return { slope: 0n, base: headroomAt(headroom, mark) }
    })
    return {
      equity: money + sumOf(marked.map(({ unrealised }) => unrealised)),
      marked,
      headroom: sumOfHeadrooms([headroomOfMoney(money), ...headrooms]),
    }
  }

  /** Judges an account and its positions; adds the positions' figures to `figures`. */
  function judgeAccount(
    account: MarginAccount,
    positions: readonly Position[],
    { holdings, markOf, figures }: Judged,
  ): AccountStanding {
    const all = positions.map((position) => markedOf(position, holdings, markOf))
    const marked = all.filter((each) => each !== null)
    // With one price missing nothing is known of the account as a whole.
    const isWhole = marked.length === all.length
    const [balance, frozen] = [units(account.balance), units(account.frozen)]
    const margins = sumOf(positions.map(({ margin }) => units(margin)))
    const unrealised = sumOf(marked.map((each) => each.unrealised))
    const money = balance + frozen + margins
    for (const [at, position] of positions.entries()) {
      const own = all[at] ?? null
      if (own === null) figures.set(position.id, unknownFigures(position, holdings))
      else if (position.mode === 'isolated') figures.set(position.id, figuresOf(own, isolatedPool(own)))
      else {
        const found = figuresOf(own, crossPool(own, marked, money))
        figures.set(position.id, isWhole ? found : { ...found, ...UNKNOWN_RISK })
      }
    }
    const riskiest = account.mode === 'isolated' ? riskiestOf(positions, figures) : null
    const kept = sumOf(marked.map((each) => each.kept))
    const ownRate = isWhole ? orNull(marginRate(kept, money + unrealised)) : null
    return {
      account,
      mark: account.symbol === null ? null : markOf(account.symbol),
      positions: positions.length,
      used: decimalOf(frozen + margins),
      unrealised: isWhole ? decimalOf(unrealised) : null,
      equity: isWhole ? decimalOf(money + unrealised) : null,
      usable: isWhole ? decimalOf(usableMargin(account.mode, balance, unrealised)) : null,
      marginRate: riskiest === null ? ownRate : (figures.get(riskiest.id)?.marginRate ?? null),
      riskiest,
    }
  }

  return {
    judge(holdings, markOf) {
      const figures = new Map<Position['id'], Figures>()
      const { positions } = holdings
      const accounts = holdings.accounts.map((account) => {
        const own = positions.filter(({ symbol }) => accountOf(holdings, symbol) === account)
        return judgeAccount(account, own, { holdings, markOf, figures })
      })
      return { figures, accounts }
    },
    close(position, contract, { volume, price }) {
      const size = sizeOf(volume, contract)
      const notional = notionalOf(size, units(price))
      const { profit, margin } = arithmetic.closed(heldOf(position, contract), { size, notional })
      return {
        value: decimalOf(amountOf(notional)),
        profit: decimalOf(profit),
        fee: decimalOf(feeOf(notional, units(contract.closeFee))),
        margin: decimalOf(margin),
      }
    },
    /** Leaves the margin of opening, and as much as opening the position would take at the mark price. */
    removable(position, contract, mark) {
      const held = heldOf(position, contract)
      const [leverage, price] = [units(position.leverage), units(mark)]
      const opened = initialMargin(held.cost, leverage)
      const present = initialMargin(notionalOf(held.size, price), leverage) - unrealisedProfit(held, price)
      const rest = held.margin - (opened > present ? opened : present)
      return decimalOf(rest > 0n ? rest : 0n)
    },
    marginAt: (position, contract, leverage) =>
      decimalOf(initialMargin(heldOf(position, contract).cost, units(leverage))),
  }
}

type Judged = {
  readonly holdings: Holdings
  readonly markOf: MarkOf
  readonly figures: Map<Position['id'], Figures>
}

const UNKNOWN_RISK = {
  liquidation: null,
  cannotLiquidate: false,
  distance: null,
  marginRate: null,
  multiple: null,
} as const

function unknownFigures({ symbol, volume }: Position, { contracts }: Holdings): Figures {
  const contract = contracts.get(symbol)
  const size = decimalOf(contract === undefined ? 0n : sizeOf(volume, contract))
  return { ...UNKNOWN_RISK, mark: null, size, value: null, unrealised: null, returned: null }
}

/** The position with the highest margin rate; one without a rate has no equity left, and comes first. */
function riskiestOf(positions: readonly Position[], figures: Standing['figures']): Position | null {
  const rateOf = ({ id }: Position): bigint => {
    const { marginRate: rate = null, mark = null } = figures.get(id) ?? {}
    return rate !== null ? units(rate) : mark === null ? -1n : 10n ** 18n
  }
  return positions.reduce<Position | null>(
    (found, each) => (found === null || rateOf(each) > rateOf(found) ? each : found),
    null,
  )
}
