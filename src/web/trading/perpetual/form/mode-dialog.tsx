import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import dialogs from '../dialogs/dialogs.module.css'
import { moneyText, priceText } from '../positions/figure-texts.ts'
import type { Holdings } from '../holdings.ts'
import { usePerpetual } from '../use-perpetual.tsx'
import type { MarginChangeProps } from './leverage-dialog.tsx'
import { type ChangedFigure, MarginDialog } from './margin-dialog.tsx'
import { useCalls, useModeCheck } from './ordering-hooks.ts'
import { estimateOpening } from './opening-estimate.ts'

const MODES = ['cross', 'isolated'] as const

/** The dialog that changes the margin mode of the account. The server is asked first whether it may be changed. */
export function ModeDialog(props: MarginChangeProps) {
  const { ordering, terms, holdings, onClose } = props
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const calls = useCalls(ordering)
  const present = holdings.account.mode
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
  { market, ordering, order, terms, holdings, leverage }: MarginChangeProps,
  mode: Holdings['account']['mode'],
): readonly ChangedFigure[] {
  const t = useText<AreaKeys['swap']>()
  const { locale } = useIntl()
  const { marks, math } = usePerpetual()
  const price = order.roughPrice()
  const liquidationIn = (as: Holdings['account']['mode']): Decimal | null => {
    const volume = order.volume !== null && isPositive(order.volume) ? order.volume : order.most
    if (price === null || volume === null || !isPositive(volume)) return null
    const account = {
      holdings: { ...holdings, account: { ...holdings.account, mode: as } },
      markOf: marks.of,
      math,
    }
    const opening = { volume, price, leverage }
    return estimateOpening(terms, order.draft.direction, opening, ordering.math, account).liquidation
  }
  const write = (as: Holdings['account']['mode']): string =>
    priceText(liquidationIn(as), locale, market.scales.price)
  const usable = (as: Holdings['account']['mode']): string =>
    moneyText(
      math.judge({ ...holdings, account: { ...holdings.account, mode: as } }, marks.of).usable,
      locale,
    )
  const present = holdings.account.mode
  return [
    { name: t('swap.available'), now: usable(present), after: usable(mode) },
    { name: t('swap.liquidation'), now: write(present), after: write(mode) },
  ]
}
