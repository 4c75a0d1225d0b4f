import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { parseDecimal, toText } from '#src/core/money/decimal.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { notifyOtherTabs } from '../../orders/other-tabs.ts'
import { type ClosingEstimate, estimateClosing } from '../closing-estimate.ts'
import { closingLines, type Line } from '../closing-lines.ts'
import type { ClosingValue } from '../form/ordering.ts'
import { sizeOf } from '../form/order-value.ts'
import { priceText, sizeText } from '../positions/figure-texts.ts'
import { usePositionCalls } from '../perpetual-hooks.ts'
import { usePerpetual } from '../use-perpetual.tsx'
import { closeFormOf, closingOf } from './close-form.ts'
import type { DialogProps } from './dialog-props.ts'
import styles from './dialogs.module.css'
import { positionDraftKey } from './draft-keys.ts'
import { PartButtons } from './part-buttons.tsx'
import { PositionDialog } from './position-dialog.tsx'

/** Closes a position or a part of it, by a limit or at the market, and says before what that brings. */
export function CloseDialog({ position, contract, figures, forms, onClose }: DialogProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const { close } = usePositionCalls()
  const { codes } = forms
  const { limit, market } = codes.types
  const { direction } = position
  const [initial] = useState<Partial<ClosingValue>>({ type: market, volume: toText(position.closable) })
  const [value, setValue] = useState(initial)
  const [busy, setBusy] = useState(false)
  const { mark } = figures
  const form = useMemo(() => closeFormOf(forms.close, codes, t('positions.kind')), [forms, codes, t])
  const derive = useMemo(() => closingOf(codes, direction), [codes, direction])
  const choices = useMemo(
    () => ({
      type: [
        { value: market, label: t('positions.kind.market') },
        { value: limit, label: t('positions.kind.limit') },
      ],
    }),
    [market, limit, t],
  )
  const limits = useMemo(() => forms.closeLimits(position, contract, mark), [forms, position, contract, mark])
  const units = useMemo(() => ({ entrustPrice: contract.quote, volume: contract.volumeUnit }), [contract])
  const isLimit = value.type === limit
  const volume = parseDecimal(value.volume ?? '')
  const price = isLimit ? parseDecimal(value.entrustPrice ?? '') : mark
  const estimate = estimateClosing(position, contract, { volume, price }, math)
  const name =
    volume === null ? position.symbol : sizeText(sizeOf(volume, contract), locale, contract.sizeUnit)

  async function submit(sent: ClosingValue): Promise<void> {
    setBusy(true)
    try {
      await close(position, sent)
    } finally {
      setBusy(false)
      // Without an answer it may stand there all the same.
      notifyOtherTabs()
    }
    const act = { symbol: position.symbol, direction: position.direction, size: name }
    showToast({ kind: 'success', title: t('positions.close.done', act) })
    onClose()
  }

  return (
    <PositionDialog
      title={t('positions.close.title', { symbol: position.symbol, direction: position.direction })}
      position={position}
      contract={contract}
      figures={figures}
      busy={busy}
      onClose={onClose}
    >
      <SchemaForm
        form={form}
        draftKey={positionDraftKey(form, position.id)}
        initial={initial}
        derive={derive}
        choices={choices}
        ctx={limits}
        units={units}
        onChange={setValue}
        onSubmit={submit}
        after={{
          volume: (
            <>
              <PartButtons whole={position.closable} places={contract.scales.amount} />
              {estimate !== null && <Outcome contract={contract} estimate={estimate} isLimit={isLimit} />}
            </>
          ),
        }}
        submitText={t('positions.close.submit', { size: name })}
        actions={
          <Button size="large" onClick={onClose} disabled={busy}>
            {t('positions.keep')}
          </Button>
        }
      />
    </PositionDialog>
  )
}

type OutcomeProps = Pick<DialogProps, 'contract'> & {
  readonly estimate: ClosingEstimate
  /** False for a market order, whose price is known after it only. */
  readonly isLimit: boolean
}

/** The profit or loss that a closing brings at a price, with fee and margin. */
function Outcome({ contract, estimate, isLimit }: OutcomeProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const lines: readonly Line[] = [
    [
      t(isLimit ? 'positions.close.limit' : 'positions.close.about'),
      priceText(estimate.price, locale, contract.scales.price),
    ],
    ...closingLines(t, locale, contract, estimate),
  ]
  return (
    <Facts className={styles.facts}>
      {lines.map(([name, text], at) => (
        <Fact key={name} name={name} strong={at === lines.length - 1}>
          {text}
        </Fact>
      ))}
    </Facts>
  )
}
