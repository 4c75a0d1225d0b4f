import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Decimal, decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { findErrors } from '#src/web/forms/field-errors.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { ChangeTable } from '../dialogs/change-table.tsx'
import styles from '../dialogs/dialogs.module.css'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { usePositionForms } from '../dialogs/use-position-forms.ts'
import { useContractOrders } from '../perpetual-hooks.ts'
import type { PositionForms } from '../perpetual.ts'
import { sizeText } from '../positions/figure-texts.ts'
import { leverageLimits } from './leverage-limits.ts'
import type { MarginChangeProps } from './margin-change.ts'
import { sizeOf } from './order-value.ts'
import type { Leverages, LeverageValue } from './ordering.ts'
import { useOrderFigures, usePositionFigures } from './use-leverage-figures.ts'

/** The dialog that chooses the leverage of a direction, with the maximum and the liquidation price that it brings. */
export function LeverageDialog(props: MarginChangeProps) {
  const forms = usePositionForms()
  return forms === null ? null : <LeverageForm {...props} definition={forms.leverage} />
}

type LeverageFormProps = MarginChangeProps & { readonly definition: PositionForms['leverage'] }

function LeverageForm({ definition, ...props }: LeverageFormProps) {
  const { market, ordering, order, terms, leverage, onClose } = props
  const t = useText<AreaKeys['swap'] | AreaKeys['trading']>()
  const { locale } = useIntl()
  const { calls } = ordering
  const { direction } = order.draft
  const waiting = useWaiting(props)
  const holds = ordering.leverageIsBoundBy === 'positions' && order.held !== undefined
  const isBound = holds || waiting > 0
  const [initial] = useState<Partial<LeverageValue>>({ leverage: toText(leverage) })
  const [value, setValue] = useState(initial)
  const [busy, setBusy] = useState(false)
  const { leverages } = terms
  const limits = useMemo(() => leverageLimits(leverages), [leverages])
  const rule = !isBound ? null : ordering.leverageIsBoundBy === 'orders' ? 'orders-wait' : 'in-use'
  const form = useMemo(() => formOf(definition, leverages, rule), [definition, leverages, rule])
  const choices = useMemo(() => choicesOf(leverages, locale), [leverages, locale])
  const isOffered = findErrors(definition, value, { limits }).length === 0
  const offered = isOffered ? parseDecimal(value.leverage ?? '') : null
  const orderFigures = useOrderFigures(props, offered)
  const positionFigures = usePositionFigures(props, offered)
  const figures = ordering.leverageIsBoundBy === 'orders' ? (positionFigures ?? orderFigures) : orderFigures

  async function submit(sent: LeverageValue): Promise<void> {
    setBusy(true)
    try {
      await calls.setLeverage(terms.contract.id, direction, sent)
    } finally {
      setBusy(false)
    }
    const done = {
      symbol: market.symbol,
      direction,
      leverage: multipleText(decimal(sent.leverage), locale),
    }
    showToast({ kind: 'success', title: t('swap.leverage.done', done) })
    onClose()
  }

  return (
    <TitledDialog
      title={t('swap.leverage.title', { symbol: market.symbol, direction })}
      busy={busy}
      onClose={onClose}
    >
      {isBound && (
        <p className={styles.note} data-tone="warning">
          {ordering.leverageIsBoundBy === 'orders'
            ? t('swap.leverage.orders', { count: waiting })
            : t('swap.leverage.bound', {
                direction,
                position: holds ? 'yes' : 'no',
                size: sizeText(
                  order.held && sizeOf(order.held.volume, terms.contract),
                  locale,
                  terms.contract.sizeUnit,
                ),
                count: waiting,
              })}
        </p>
      )}
      <SchemaForm
        form={form}
        draftKey={`${form.id}:${terms.contract.id}:${direction}`}
        initial={initial}
        ctx={limits}
        choices={choices}
        onChange={setValue}
        onSubmit={submit}
        after={{ leverage: <ChangeTable figures={figures} /> }}
        submitText={
          offered === null
            ? t('swap.leverage')
            : t('swap.leverage.save', { leverage: multipleText(offered, locale) })
        }
        actions={
          <Button size="large" onClick={onClose} disabled={busy}>
            {t('trading.ask.back')}
          </Button>
        }
      />
    </TitledDialog>
  )
}

const multipleText = (leverage: Decimal, locale: string): string =>
  `${formatDecimal(leverage, locale, { trim: true })}×`

/** Returns the multiples to choose from; a range is typed. */
const choicesOf = (leverages: Leverages, locale: string) =>
  leverages.kind === 'range'
    ? {}
    : {
        leverage: leverages.all.map((each) => ({
          value: toText(each),
          label: multipleText(each, locale),
        })),
      }

/** The form with the contract's list to choose from; a rule that a bound side breaks refuses all of them. */
function formOf(
  definition: PositionForms['leverage'],
  { kind }: Leverages,
  rule: string | null,
): PositionForms['leverage'] {
  const { ui } = definition
  return {
    ...definition,
    ui: kind === 'list' ? { ...ui, fields: { leverage: { widget: 'segments' } } } : ui,
    check: () => (rule === null ? [] : [{ field: 'leverage', rule }]),
  }
}

/** Returns how many orders wait that open a position of the form's direction: their leverage must not change. */
function useWaiting({ market, order }: MarginChangeProps): number {
  const { data: orders = [] } = useContractOrders().open
  const { direction } = order.draft
  return orders.filter(
    (each) => each.symbol === market.symbol && each.action === 'open' && each.direction === direction,
  ).length
}
