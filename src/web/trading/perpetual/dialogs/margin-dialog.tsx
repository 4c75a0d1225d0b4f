import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { add, subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Figures, Holdings, Position } from '../holdings.ts'
import type { MarginValue } from '../perpetual.ts'
import { moneyText, priceText, shareText } from '../positions/figure-texts.ts'
import { usePositionCalls } from '../perpetual-hooks.ts'
import { useHoldings, usePerpetual, useStanding } from '../use-perpetual.tsx'
import type { DialogProps } from './dialog-props.ts'
import styles from './dialogs.module.css'
import { PositionDialog } from './position-dialog.tsx'

const ADD = 0

/** Adds margin to an isolated position or takes some away, with the liquidation price before and after. */
export function MarginDialog({ position, contract, figures, forms, onClose }: DialogProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const { adjustMargin } = usePositionCalls()
  const usable = useStanding()?.usable ?? null
  const [initial] = useState<Partial<MarginValue>>({ type: ADD })
  const [value, setValue] = useState(initial)
  const [busy, setBusy] = useState(false)
  const { mark } = figures
  const adds = value.type === ADD
  const removable = mark === null ? null : math.removable(position, contract, mark)
  const most = adds ? usable : removable
  const adjustable = most && toText(most)
  const limits = useMemo(() => ({ adjustable }), [adjustable])
  const units = useMemo(() => ({ principal: contract.quote }), [contract])
  const amount = parseDecimal(value.principal ?? '')
  const name = amount === null ? '' : `${moneyText(amount, locale)}\u00a0${contract.quote}`

  async function submit(sent: MarginValue): Promise<void> {
    setBusy(true)
    try {
      await adjustMargin(position, sent)
    } finally {
      setBusy(false)
    }
    showToast({
      kind: 'success',
      title: t(adds ? 'positions.margin.added' : 'positions.margin.taken', { amount: name }),
    })
    onClose()
  }

  return (
    <PositionDialog
      title={t('positions.margin.title', { symbol: position.symbol, direction: position.direction })}
      position={position}
      contract={contract}
      figures={figures}
      busy={busy}
      onClose={onClose}
    >
      <SchemaForm
        form={forms.margin}
        draftKey={`${forms.margin.id}:${position.id}`}
        initial={initial}
        ctx={limits}
        units={units}
        onChange={setValue}
        onSubmit={submit}
        after={{
          principal: (
            <Change
              position={position}
              places={contract.scales.price}
              now={figures}
              change={amount !== null && isPositive(amount) ? { adds, amount } : null}
            />
          ),
        }}
        submitText={t(adds ? 'positions.margin.add' : 'positions.margin.take', { amount: name })}
        actions={
          <Button size="large" onClick={onClose} disabled={busy}>
            {t('positions.back')}
          </Button>
        }
      />
    </PositionDialog>
  )
}

type ChangeProps = {
  readonly position: Position
  readonly places: number
  readonly now: Figures
  readonly change: { readonly adds: boolean; readonly amount: Decimal } | null
}

/** The position before and after a change of its margin. */
function Change({ position, places, now, change }: ChangeProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math, marks } = usePerpetual()
  const holdings = useHoldings()
  if (change === null || holdings === null) return null
  const changed = withMargin(holdings, position, change)
  const markOf = (symbol: string): Decimal | null => marks.of(symbol) ?? holdings.prices.get(symbol) ?? null
  const after = math.judge(changed, markOf).figures.get(position.id)
  const margin = changed.positions.find(({ id }) => id === position.id)?.margin ?? null
  if (after === undefined) return null
  const rows: readonly (readonly [string, string, string])[] = [
    [t('positions.margin'), moneyText(position.margin, locale), moneyText(margin, locale)],
    [
      t('positions.liquidation'),
      priceText(now.liquidation, locale, places),
      priceText(after.liquidation, locale, places),
    ],
    [t('positions.distance.name'), shareText(now.distance, locale), shareText(after.distance, locale)],
    [t('positions.rate'), shareText(now.marginRate, locale), shareText(after.marginRate, locale)],
  ]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('positions.position')}</th>
          <th scope="col">{t('positions.now')}</th>
          <th scope="col">{t('positions.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, then]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns what is held once margin has moved between the account and a position. */
function withMargin(
  holdings: Holdings,
  { id }: Position,
  { adds, amount }: { readonly adds: boolean; readonly amount: Decimal },
): Holdings {
  const { positions, account } = holdings
  const move = (margin: Decimal): Decimal => (adds ? add(margin, amount) : subtract(margin, amount))
  const balance = adds ? subtract(account.balance, amount) : add(account.balance, amount)
  return {
    ...holdings,
    account: { ...account, balance },
    positions: positions.map((each) => (each.id === id ? { ...each, margin: move(each.margin) } : each)),
  }
}
