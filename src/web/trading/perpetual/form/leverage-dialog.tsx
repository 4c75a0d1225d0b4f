import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { equals, isGreater, isLess, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { DecimalField } from '../../form/decimal-field.tsx'
import { stepped } from '../../form/order-math.ts'
import type { Market } from '../../market.ts'
import { moneyText, priceText } from '../positions/figure-texts.ts'
import type { Holdings } from '../holdings.ts'
import { usePerpetual } from '../use-perpetual.tsx'
import { numberOf } from './contract-draft.ts'
import { type ChangedFigure, MarginDialog } from './margin-dialog.tsx'
import { useCalls } from './ordering-hooks.ts'
import { estimateOpening } from './opening-estimate.ts'
import { coinsOf } from './order-value.ts'
import type { Leverages, Ordering, OrderTerms } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

export type MarginChangeProps = {
  readonly market: Market
  readonly ordering: Ordering
  readonly order: ContractOrderForm
  readonly terms: OrderTerms
  readonly holdings: Holdings
  readonly leverage: Decimal
  readonly onClose: () => void
}

/** True for a multiple that the contract offers. */
const isOffered = (leverages: Leverages, leverage: Decimal): boolean =>
  leverages.kind === 'list'
    ? leverages.all.some((each) => equals(each, leverage))
    : !isLess(leverage, leverages.least) && !isGreater(leverage, leverages.most)

/** The dialog that chooses the leverage of a direction, with the maximum and the liquidation price that it brings. */
export function LeverageDialog(props: MarginChangeProps) {
  const { market, ordering, order, terms, leverage, onClose } = props
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const calls = useCalls(ordering)
  const [typed, setTyped] = useState<string | undefined>(toText(leverage))
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const chosen = numberOf(typed)
  const offered = chosen !== null && isPositive(chosen) && isOffered(terms.leverages, chosen) ? chosen : null
  const { direction } = order.draft
  const multiple = (value: Decimal): string => `${formatDecimal(value, locale, { trim: true })}×`
  async function save(): Promise<void> {
    if (offered === null) return
    setBusy(true)
    try {
      await calls.setLeverage(terms.contract.id, direction, offered)
      showToast({
        kind: 'success',
        title: t('swap.leverage.done', { symbol: market.symbol, direction, leverage: multiple(offered) }),
      })
      onClose()
    } catch (error) {
      setRefused(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  return (
    <MarginDialog
      title={t('swap.leverage.title', { symbol: market.symbol, direction })}
      figures={useFigures(props, offered)}
      refused={refused}
      submit={
        offered === null ? t('swap.leverage') : t('swap.leverage.save', { leverage: multiple(offered) })
      }
      canSubmit={offered !== null && !equals(offered, leverage)}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {terms.leverages.kind === 'list' ? (
        <Segments
          label={t('swap.leverage')}
          look="chips"
          value={typed ?? ''}
          options={terms.leverages.all.map((each) => ({ value: toText(each), label: multiple(each) }))}
          onChange={setTyped}
        />
      ) : (
        <DecimalField
          name="leverage"
          label={t('swap.leverage')}
          unit="×"
          places={0}
          value={typed}
          onChange={setTyped}
          onStep={(steps) => setTyped(toText(stepped(chosen ?? fromUnits(0n, 0), steps, 0)))}
        />
      )}
    </MarginDialog>
  )
}

/** Size of the position that shows a liquidation price where no order is being written. */
const SAMPLE = decimal('1')

/** The figures of the order that is being written, at the present leverage and at another. */
function useFigures(
  { market, ordering, order, terms, holdings, leverage }: MarginChangeProps,
  other: Decimal | null,
): readonly ChangedFigure[] {
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const { marks, math } = usePerpetual()
  const price = order.roughPrice()
  const of = (at: Decimal | null) => {
    if (at === null || price === null || order.usable === null) return null
    const most = ordering.math.affordable(terms, order.usable, { price, leverage: at })
    const typed = order.volume
    const volume = typed !== null && isPositive(typed) ? typed : isPositive(most) ? most : SAMPLE
    const account = { holdings, markOf: marks.of, math }
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
    value === undefined
      ? moneyText(null, locale)
      : formatDecimal(coinsOf(value, terms.contract), locale, { trim: true, unit: market.base })
  const liquidation = (value: Decimal | null | undefined): string =>
    priceText(value ?? null, locale, market.scales.price)
  return [
    { name: t('swap.maximum'), now: size(now?.most), after: size(after?.most) },
    {
      name: t('positions.margin'),
      now: moneyText(now?.margin ?? null, locale),
      after: moneyText(after?.margin ?? null, locale),
    },
    {
      name: t('swap.liquidation'),
      now: liquidation(now?.liquidation),
      after: liquidation(after?.liquidation),
    },
  ]
}
