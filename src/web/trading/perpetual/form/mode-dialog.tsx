import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { MarginMode } from '#src/core/perpetual/account.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { ChangedFigure } from '../dialogs/change-table.tsx'
import dialogs from '../dialogs/dialogs.module.css'
import { liquidationText, moneyText } from '../positions/figure-texts.ts'
import { accountStandingOf, type Holdings, type Liquidation, withAccount } from '../holdings.ts'
import { useMarkOf, usePerpetual } from '../use-perpetual.tsx'
import type { MarginChangeProps } from './margin-change.ts'
import { MarginDialog } from './margin-dialog.tsx'
import { useModeCheck } from './ordering-hooks.ts'
import { estimateOpening } from './opening-estimate.ts'

const MODES = ['cross', 'isolated'] as const

/** The dialog that changes the margin mode of the account. The server is asked first whether it may be changed. */
export function ModeDialog(props: MarginChangeProps) {
  const { ordering, terms, account, onClose } = props
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { calls } = ordering
  const present = account.mode
  const other = present === 'cross' ? 'isolated' : 'cross'
  const check = useModeCheck(ordering, terms.contract.id, other)
  const [mode, setMode] = useState(present)
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    try {
      await calls.switchMode(terms.contract.id, mode)
      showToast({ kind: 'success', title: t('swap.mode.done', { mode: t(`positions.mode.${mode}`) }) })
      onClose()
    } catch (error) {
      setFailed(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  return (
    <MarginDialog
      title={t('swap.mode')}
      figures={useFigures(props, mode)}
      refused={failed ?? (check.state === 'refused' ? check.message : null)}
      submit={t('swap.mode.save', { mode: t(`positions.mode.${mode}`) })}
      canSubmit={mode !== present && check.state === 'free'}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Segments
        label={t('swap.mode')}
        block
        value={mode}
        options={MODES.map((value) => ({
          value,
          label: t(`positions.mode.${value}`),
          disabled: value !== present && check.state === 'refused',
        }))}
        onChange={setMode}
      />
      <p className={dialogs.note}>{t(`swap.mode.${mode}.text`)}</p>
    </MarginDialog>
  )
}

/** The liquidation price of the order that is being written, in both modes. */
function useFigures(
  { market, ordering, order, terms, holdings, account, leverage }: MarginChangeProps,
  mode: MarginMode,
): readonly ChangedFigure[] {
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const markOf = useMarkOf()
  const price = order.roughPrice()
  const holdingsIn = (as: MarginMode): Holdings => withAccount(holdings, { ...account, mode: as })
  const liquidationIn = (as: MarginMode): Liquidation | null => {
    const volume = order.volume !== null && isPositive(order.volume) ? order.volume : order.most
    if (price === null || volume === null || !isPositive(volume)) return null
    const held = { holdings: holdingsIn(as), markOf, math }
    const opening = { volume, price, leverage }
    return estimateOpening(terms, order.draft.direction, opening, ordering.math, held).after
  }
  const write = (as: MarginMode): string => liquidationText(t, locale, liquidationIn(as), market.scales.price)
  const usable = (as: MarginMode): string => {
    const standing = accountStandingOf(math.judge(holdingsIn(as), markOf), market.symbol)
    return moneyText(standing?.usable ?? null, locale, terms.contract.money)
  }
  const present = account.mode
  return [
    { name: t('swap.available'), now: usable(present), after: usable(mode) },
    { name: t('swap.liquidation'), now: write(present), after: write(mode) },
  ]
}
