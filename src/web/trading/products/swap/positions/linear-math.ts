import { truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, fromUnits, toUnits } from '#src/core/money/decimal.ts'
import { effectiveMultiple, marginRate, usableMargin } from '#src/core/perpetual/account.ts'
import type { Headroom } from '#src/core/perpetual/linear/headroom.ts'
import { crossHeadroom, isolatedHeadroom, liquidationPrice } from '#src/core/perpetual/linear/liquidation.ts'
import { closed, type LinearPosition, unrealisedProfit } from '#src/core/perpetual/linear/position.ts'
import { feeOf, initialMargin, maintenanceMargin, notionalOf } from '#src/core/perpetual/linear/value.ts'
import { over, SCALE, times } from '#src/core/perpetual/units.ts'
import type {
  Closing,
  Figures,
  Holdings,
  MarkOf,
  PerpetualContract,
  PerpetualMath,
  Position,
  Standing,
} from '../../../perpetual/holdings.ts'

const units = (value: Decimal): bigint => toUnits(truncate(value, SCALE), SCALE)
const decimalOf = (value: bigint): Decimal => fromUnits(value, SCALE)
const orNull = (value: bigint | null): Decimal | null => (value === null ? null : decimalOf(value))
const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)

/** Maintenance margin and closing fee: below this share of the value a position is liquidated. */
const keptRate = ({ maintenanceRate, closeFee }: PerpetualContract): bigint =>
  units(maintenanceRate) + units(closeFee)

const coinsOf = (volume: Decimal, { faceValue }: PerpetualContract): bigint =>
  times(units(volume), units(faceValue))

/** A position as core/perpetual takes it. The wire has its average price, of which the cost is a product. */
function linearOf(position: Position, contract: PerpetualContract): LinearPosition {
  const size = coinsOf(position.volume, contract)
  return {
    direction: position.direction,
    size,
    cost: notionalOf(size, units(position.entry)),
    margin: units(position.margin),
  }
}

/** A position whose contract and mark price are known. */
type Marked = {
  readonly position: Position
  readonly linear: LinearPosition
  readonly rate: bigint
  readonly mark: bigint
  readonly value: bigint
  readonly unrealised: bigint
  /** Margin below which it is liquidated. */
  readonly kept: bigint
}

function markedOf(position: Position, { contracts }: Holdings, markOf: MarkOf): Marked | null {
  const [contract, price] = [contracts.get(position.symbol), markOf(position.symbol)]
  if (contract === undefined || price === null) return null
  const [linear, rate, mark] = [linearOf(position, contract), keptRate(contract), units(price)]
  const value = notionalOf(linear.size, mark)
  const unrealised = unrealisedProfit(linear, mark)
  return { position, linear, rate, mark, value, unrealised, kept: maintenanceMargin(value, rate) }
}

/** Money and positions that are liquidated together: one isolated position, or all of a cross account. */
type Pool = { readonly equity: bigint; readonly marked: readonly Marked[] }

function figuresOf(own: Marked, { equity, marked }: Pool, headroom: Headroom): Figures {
  const liquidation = liquidationPrice(headroom, own.mark)
  const gap = liquidation === null ? null : own.mark - liquidation
  const { margin, size } = own.linear
  return {
    mark: decimalOf(own.mark),
    size: decimalOf(size),
    value: decimalOf(own.value),
    unrealised: decimalOf(own.unrealised),
    returned: margin > 0n ? decimalOf(over(own.unrealised, margin)) : null,
    liquidation: orNull(liquidation),
    distance: gap === null ? null : decimalOf(over(gap < 0n ? -gap : gap, own.mark)),
    marginRate: orNull(marginRate(sumOf(marked.map(({ kept }) => kept)), equity)),
    multiple: orNull(effectiveMultiple(sumOf(marked.map(({ value }) => value)), equity)),
  }
}

const unknownFigures = (size: bigint | null): Figures => ({
  mark: null,
  size: decimalOf(size ?? 0n),
  value: null,
  unrealised: null,
  returned: null,
  liquidation: null,
  distance: null,
  marginRate: null,
  multiple: null,
})

/** Headroom of a whole cross account as a function of the price of one position's contract. */
function crossHeadroomOf(own: Marked, marked: readonly Marked[], money: bigint): Headroom {
  const isOwn = ({ position }: Marked): boolean => position.symbol === own.position.symbol
  const others = marked
    .filter((each) => !isOwn(each))
    .map(({ linear, rate, mark }) => ({ position: linear, rate, mark }))
  return crossHeadroom(
    marked.filter(isOwn).map(({ linear }) => linear),
    own.rate,
    { money, others },
  )
}

/** Judges an account and its positions at the mark prices of a moment. */
function judge(holdings: Holdings, markOf: MarkOf): Standing {
  const { positions, account, contracts } = holdings
  const all = positions.map((position) => markedOf(position, holdings, markOf))
  const marked = all.filter((each) => each !== null)
  // With one price missing nothing is known of the account as a whole.
  const isWhole = marked.length === all.length
  const [balance, frozen] = [units(account.balance), units(account.frozen)]
  const margins = sumOf(positions.map(({ margin }) => units(margin)))
  const unrealised = sumOf(marked.map((each) => each.unrealised))
  const money = balance + frozen + margins
  const figures = new Map(
    positions.map((position, at) => {
      const own = all[at] ?? null
      const contract = contracts.get(position.symbol)
      const size = contract === undefined ? null : coinsOf(position.volume, contract)
      if (own === null) return [position.id, unknownFigures(size)]
      if (position.mode === 'isolated') {
        const pool = { equity: own.linear.margin + own.unrealised, marked: [own] }
        return [position.id, figuresOf(own, pool, isolatedHeadroom(own.linear, own.rate))]
      }
      const found = figuresOf(
        own,
        { equity: money + unrealised, marked },
        crossHeadroomOf(own, marked, money),
      )
      const { liquidation, distance, marginRate: rate, multiple } = unknownFigures(size)
      return [position.id, isWhole ? found : { ...found, liquidation, distance, marginRate: rate, multiple }]
    }),
  )
  const riskiest = account.mode === 'isolated' ? riskiestOf(positions, figures) : null
  const kept = sumOf(marked.map((each) => each.kept))
  const ownRate = isWhole ? orNull(marginRate(kept, money + unrealised)) : null
  return {
    figures,
    used: decimalOf(frozen + margins),
    unrealised: isWhole ? decimalOf(unrealised) : null,
    equity: isWhole ? decimalOf(money + unrealised) : null,
    usable: isWhole ? decimalOf(usableMargin(account.mode, balance, unrealised)) : null,
    marginRate: riskiest === null ? ownRate : (figures.get(riskiest.id)?.marginRate ?? null),
    riskiest,
  }
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

function close(
  position: Position,
  contract: PerpetualContract,
  { volume, price }: { readonly volume: Decimal; readonly price: Decimal },
): Closing {
  const size = coinsOf(volume, contract)
  const notional = notionalOf(size, units(price))
  const { profit, margin } = closed(linearOf(position, contract), { size, notional })
  return {
    value: decimalOf(notional),
    profit: decimalOf(profit),
    fee: decimalOf(feeOf(notional, units(contract.closeFee))),
    margin: decimalOf(margin),
  }
}

/** Leaves the margin of opening, and as much as opening the position would take at the mark price. */
function removable(position: Position, contract: PerpetualContract, mark: Decimal): Decimal {
  const linear = linearOf(position, contract)
  const [leverage, price] = [units(position.leverage), units(mark)]
  const opened = initialMargin(linear.cost, leverage)
  const present = initialMargin(notionalOf(linear.size, price), leverage) - unrealisedProfit(linear, price)
  const rest = linear.margin - (opened > present ? opened : present)
  return decimalOf(rest > 0n ? rest : 0n)
}

/** Arithmetic of contracts that are settled in their quote coin. */
export const linearMath: PerpetualMath = { judge, close, removable }
