import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { ChangedFigure } from '../dialogs/change-table.tsx'
import {
  accountStandingOf,
  type Holdings,
  type MarginAccount,
  type Position,
  withAccount,
} from '../holdings.ts'
import { liquidationText, moneyText, sizeText, UNKNOWN } from '../positions/figure-texts.ts'
import { useMarkOf, usePerpetual } from '../use-perpetual.tsx'
import type { MarginChangeProps } from './margin-change.ts'
import { estimateOpening, type OpeningEstimate } from './opening-estimate.ts'
import { sizeOf } from './order-value.ts'

/** Size of the position that shows a liquidation price where no order is being written. */
const SAMPLE = decimal('1')

/** The figures of the order that is being written, at the present leverage and at another. */
export function useOrderFigures(
  { market, ordering, order, terms, holdings, leverage }: MarginChangeProps,
  other: Decimal | null,
): readonly ChangedFigure[] {
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const markOf = useMarkOf()
  const price = order.roughPrice()
  const of = (at: Decimal | null) => {
    if (at === null || price === null || order.usable === null) return null
    const most = ordering.math.affordable(terms, order.usable, { price, leverage: at })
    const typed = order.volume
    const volume = typed !== null && isPositive(typed) ? typed : isPositive(most) ? most : SAMPLE
    const account = { holdings, markOf, math }
    return {
      most,
      ...estimateOpening(
        terms,
        order.draft.direction,
        { volume, price, leverage: at },
        ordering.math,
        account,
      ),
    }
  }
  const [now, after] = [of(leverage), of(other)]
  const size = (value: Decimal | undefined): string =>
    value === undefined ? UNKNOWN : sizeText(sizeOf(value, terms.contract), locale, terms.contract.sizeUnit)
  const liquidation = (estimate: OpeningEstimate | null): string =>
    liquidationText(t, locale, estimate?.after, market.scales.price)
  return [
    { name: t('swap.maximum'), now: size(now?.most), after: size(after?.most) },
    {
      name: t('positions.margin'),
      now: moneyText(now?.margin ?? null, locale, terms.contract.money),
      after: moneyText(after?.margin ?? null, locale, terms.contract.money),
    },
    {
      name: t('swap.liquidation'),
      now: liquidation(now),
      after: liquidation(after),
    },
  ]
}

/** The position's margin and what it leaves, at its leverage and at another; null where no position is held. */
export function usePositionFigures(
  { market, order: { held }, terms: { contract }, holdings, account }: MarginChangeProps,
  other: Decimal | null,
): readonly ChangedFigure[] | null {
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const markOf = useMarkOf()
  if (held === undefined) return null
  const at = (changed: Holdings | null) => {
    const standing = changed && math.judge(changed, markOf)
    const figures = standing?.figures.get(held.id)
    return {
      margin: moneyText(
        changed?.positions.find(({ id }) => id === held.id)?.margin ?? null,
        locale,
        contract.money,
      ),
      usable: moneyText(
        (standing && accountStandingOf(standing, market.symbol)?.usable) ?? null,
        locale,
        contract.money,
      ),
      liquidation: liquidationText(t, locale, figures, market.scales.price),
    }
  }
  const now = at(holdings)
  const after = at(
    other && withLeverage(holdings, account, { held, margin: math.marginAt(held, contract, other) }),
  )
  return [
    { name: t('positions.margin'), now: now.margin, after: after.margin },
    { name: t('swap.available'), now: now.usable, after: after.usable },
    { name: t('swap.liquidation'), now: now.liquidation, after: after.liquidation },
  ]
}

/** Returns what is held once the balance has paid another margin of a position, or got back what it is less. */
const withLeverage = (
  holdings: Holdings,
  account: MarginAccount,
  { held, margin }: { readonly held: Position; readonly margin: Decimal },
): Holdings => ({
  ...withAccount(holdings, {
    ...account,
    balance: subtract(account.balance, subtract(margin, held.margin)),
  }),
  positions: holdings.positions.map((each) => (each.id === held.id ? { ...each, margin } : each)),
})
