import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { isGreater, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { CloseValue } from '../perpetual.ts'
import { moneyText, priceText, signedText, sizeText } from '../positions/figure-texts.ts'
import { usePositionCalls } from '../perpetual-hooks.ts'
import { usePerpetual } from '../use-perpetual.tsx'
import type { DialogProps } from './dialog-props.ts'
import styles from './dialogs.module.css'
import { PartButtons } from './part-buttons.tsx'
import { PositionDialog } from './position-dialog.tsx'

/** Closes a position or a part of it, by a limit or at the market, and says before what that brings. */
export function CloseDialog({ position, contract, figures, forms, onClose }: DialogProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { close } = usePositionCalls()
  const [initial] = useState<Partial<CloseValue>>({ type: 0, volume: toText(position.closable) })
  const [value, setValue] = useState(initial)
  const [busy, setBusy] = useState(false)
  const { mark } = figures
  const limits = useMemo(() => forms.closeLimits(position, contract, mark), [forms, position, contract, mark])
  const units = useMemo(() => ({ entrustPrice: contract.quote, volume: contract.base }), [contract])
  const isLimit = value.type === 1
  const volume = parseDecimal(value.volume ?? '')
  const price = isLimit ? parseDecimal(value.entrustPrice ?? '') : mark
  const name = volume === null ? '' : sizeText(volume, locale, contract.base)

  async function submit(sent: CloseValue): Promise<void> {
    setBusy(true)
    try {
      await close(position, sent)
    } finally {
      setBusy(false)
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
        form={forms.close}
        draftKey={`${forms.close.id}:${position.id}`}
        initial={initial}
        derive={forms.deriveClose}
        ctx={limits}
        units={units}
        onChange={setValue}
        onSubmit={submit}
        after={{
          volume: (
            <>
              <PartButtons whole={position.closable} places={contract.scales.amount} />
              <Outcome
                position={position}
                contract={contract}
                volume={volume}
                price={price}
                about={!isLimit}
              />
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

type OutcomeProps = Pick<DialogProps, 'position' | 'contract'> & {
  readonly volume: Decimal | null
  readonly price: Decimal | null
  /** True for a market order, whose price is known after it only. */
  readonly about: boolean
}

/** The profit or loss that a closing brings at a price, with fee and margin. */
function Outcome({ position, contract, volume, price, about }: OutcomeProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const isOne = volume !== null && price !== null && isPositive(volume) && isPositive(price)
  if (!isOne || isGreater(volume, position.volume)) return null
  const { profit, fee, margin } = math.close(position, contract, { volume, price })
  const write = (amount: Decimal): string => sizeText(amount, locale, contract.base)
  return (
    <Facts className={styles.facts}>
      <Fact name={t(about ? 'positions.close.about' : 'positions.close.limit')}>
        {priceText(price, locale, contract.scales.price)}
      </Fact>
      <Fact name={t('positions.profit')}>{signedText(profit, locale)}</Fact>
      <Fact name={t('positions.close.fee')}>{`−${moneyText(fee, locale)}`}</Fact>
      <Fact name={t('positions.close.margin')}>{moneyText(margin, locale)}</Fact>
      <Fact name={t('positions.close.stays')}>{write(subtract(position.volume, volume))}</Fact>
      <Fact name={t('positions.close.brings')} strong>
        {`${signedText(subtract(profit, fee), locale)}\u00a0${contract.quote}`}
      </Fact>
    </Facts>
  )
}
