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
import { useUsable } from '../form/use-usable.ts'
import {
  accountOf,
  type Figures,
  type Holdings,
  type PerpetualContract,
  type Position,
  withAccount,
} from '../holdings.ts'
import type { MarginValue } from '../perpetual.ts'
import { coinText, liquidationText, moneyText, shareText } from '../positions/figure-texts.ts'
import { usePositionCalls } from '../perpetual-hooks.ts'
import { useHoldings, useMarkOf, usePerpetual } from '../use-perpetual.tsx'
import { type ChangedFigure, ChangeTable } from './change-table.tsx'
import type { DialogProps } from './dialog-props.ts'
import { positionDraftKey } from './draft-keys.ts'
import { PositionDialog } from './position-dialog.tsx'

const ADD = 0

/** Adds margin to an isolated position or takes some away, with the liquidation price before and after. */
export function MarginDialog({ position, contract, figures, forms, onClose }: DialogProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const { adjustMargin } = usePositionCalls()
  const usable = useUsable(position.symbol, true)
  const [initial] = useState<Partial<MarginValue>>({ type: ADD })
  const [value, setValue] = useState(initial)
  const [busy, setBusy] = useState(false)
  const { mark } = figures
  const adds = value.type === ADD
  const removable = mark === null ? null : math.removable(position, contract, mark)
  const most = adds ? usable : removable
  const adjustable = most && toText(most)
  const limits = useMemo(() => ({ adjustable }), [adjustable])
  const units = useMemo(() => ({ principal: contract.money.coin }), [contract])
  const amount = parseDecimal(value.principal ?? '')
  const name = amount === null ? contract.money.coin : coinText(amount, locale, contract.money)

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
        draftKey={positionDraftKey(forms.margin, position.id)}
        initial={initial}
        ctx={limits}
        units={units}
        onChange={setValue}
        onSubmit={submit}
        after={{
          principal: (
            <Change
              position={position}
              contract={contract}
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
  readonly contract: PerpetualContract
  readonly now: Figures
  readonly change: { readonly adds: boolean; readonly amount: Decimal } | null
}

/** The position before and after a change of its margin. */
function Change({ position, contract, now, change }: ChangeProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { money, scales } = contract
  const { math } = usePerpetual()
  const markOf = useMarkOf()
  const holdings = useHoldings()
  if (change === null || holdings === null) return null
  const changed = withMargin(holdings, position, change)
  const after = math.judge(changed, markOf).figures.get(position.id)
  const margin = changed.positions.find(({ id }) => id === position.id)?.margin ?? null
  if (after === undefined) return null
  const figures: readonly ChangedFigure[] = [
    {
      name: t('positions.margin'),
      now: moneyText(position.margin, locale, money),
      after: moneyText(margin, locale, money),
    },
    {
      name: t('positions.liquidation'),
      now: liquidationText(t, locale, now, scales.price),
      after: liquidationText(t, locale, after, scales.price),
    },
    {
      name: t('positions.distance.name'),
      now: shareText(now.distance, locale),
      after: shareText(after.distance, locale),
    },
    {
      name: t('positions.rate'),
      now: shareText(now.marginRate, locale),
      after: shareText(after.marginRate, locale),
    },
  ]
  return <ChangeTable figures={figures} />
}

/** Returns what is held once margin has moved between the account and a position. */
function withMargin(
  holdings: Holdings,
  { id, symbol }: Position,
  { adds, amount }: { readonly adds: boolean; readonly amount: Decimal },
): Holdings {
  const account = accountOf(holdings, symbol)
  if (account === undefined) return holdings
  const move = (margin: Decimal): Decimal => (adds ? add(margin, amount) : subtract(margin, amount))
  const balance = adds ? subtract(account.balance, amount) : add(account.balance, amount)
  return {
    ...withAccount(holdings, { ...account, balance }),
    positions: holdings.positions.map((each) =>
      each.id === id ? { ...each, margin: move(each.margin) } : each,
    ),
  }
}
