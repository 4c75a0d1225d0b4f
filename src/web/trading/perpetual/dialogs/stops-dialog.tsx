import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { abs, divide, subtract } from '#src/core/money/arithmetic.ts'
import { isAtLeast, isAtMost, isGreater, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { notifyOtherTabs } from '../../orders/other-tabs.ts'
import { HalfStopsError, type StopsValue } from '../perpetual.ts'
import { priceText, shareText, signedCoinText, toneOf, sizeText } from '../positions/figure-texts.ts'
import { stopAt } from '../positions/stops.ts'
import { usePositionCalls } from '../perpetual-hooks.ts'
import { usePerpetual } from '../use-perpetual.tsx'
import type { DialogProps } from './dialog-props.ts'
import styles from './dialogs.module.css'
import { positionDraftKey } from './draft-keys.ts'
import { PositionDialog } from './position-dialog.tsx'

const PRICES = ['maxPrice', 'minPrice'] as const

/** Sets take profit and stop loss of a position, each told in words with the profit or loss that it would bring. */
export function StopsDialog({ position, contract, figures, forms, onClose }: DialogProps) {
  const t = useText<AreaKeys['positions']>()
  const { setStops } = usePositionCalls()
  const { direction, minPrice, maxPrice } = position
  const [initial] = useState<Partial<StopsValue>>({
    ...(minPrice !== null && { minPrice: toText(minPrice) }),
    ...(maxPrice !== null && { maxPrice: toText(maxPrice) }),
  })
  const [value, setValue] = useState(initial)
  const [busy, setBusy] = useState(false)
  const markPrice = figures.mark && toText(figures.mark)
  const pricePlaces = contract.scales.price
  const limits = useMemo(() => ({ markPrice, pricePlaces }), [markPrice, pricePlaces])
  const units = useMemo(() => ({ minPrice: contract.quote, maxPrice: contract.quote }), [contract])
  // The upper price is the take profit of a long and the stop loss of a short.
  const form = useMemo(() => {
    const labels = PRICES.map((price) => [
      price,
      {
        ...forms.stops.ui.fields[price],
        widget: 'decimal',
        label: t(`positions.${stopAt(direction, price)}`),
      },
    ])
    return {
      ...forms.stops,
      ui: { ...forms.stops.ui, fields: Object.fromEntries(labels) as typeof forms.stops.ui.fields },
    }
  }, [forms, direction, t])

  async function submit(sent: StopsValue): Promise<void> {
    setBusy(true)
    try {
      await setStops(position, sent)
    } catch (error) {
      if (!(error instanceof HalfStopsError)) throw error
      showToast({
        kind: 'error',
        title: t('positions.stops.half', { set: stopAt(direction, error.set) }),
        text: error.message,
        stays: true,
      })
      // The form tells it, too, and stays open to set the other one.
      throw error.refusal
    } finally {
      setBusy(false)
      // Some servers keep them as orders.
      notifyOtherTabs()
    }
    const isNone = sent.minPrice === undefined && sent.maxPrice === undefined
    showToast({
      kind: 'success',
      title: t(isNone ? 'positions.stops.removed' : 'positions.stops.done', {
        symbol: position.symbol,
        direction,
      }),
    })
    onClose()
  }

  const note = (price: (typeof PRICES)[number]) => (
    <StopNote
      position={position}
      contract={contract}
      figures={figures}
      isStopLoss={stopAt(direction, price) === 'stopLoss'}
      price={parseDecimal(value[price] ?? '')}
    />
  )
  return (
    <PositionDialog
      title={t('positions.stops.title')}
      position={position}
      contract={contract}
      figures={figures}
      busy={busy}
      onClose={onClose}
    >
      <p className={styles.note}>{t('positions.stops.hint')}</p>
      <SchemaForm
        form={form}
        draftKey={positionDraftKey(form, position.id)}
        initial={initial}
        ctx={limits}
        units={units}
        onChange={setValue}
        onSubmit={submit}
        after={{ maxPrice: note('maxPrice'), minPrice: note('minPrice') }}
        submitText={t('positions.stops.save')}
        actions={
          <Button size="large" onClick={onClose} disabled={busy}>
            {t('positions.back')}
          </Button>
        }
      />
    </PositionDialog>
  )
}

type StopNoteProps = Pick<DialogProps, 'position' | 'contract' | 'figures'> & {
  readonly isStopLoss: boolean
  readonly price: Decimal | null
}

/** One of the two prices in words: when it acts, how much it closes, and what that brings before the fee. */
function StopNote({ position, contract, figures, isStopLoss, price }: StopNoteProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { math } = usePerpetual()
  const { mark, liquidation } = figures
  if (price === null || mark === null || !isPositive(price)) return null
  const places = contract.scales.price
  const isLong = position.direction === 'long'
  const isBeyond =
    isStopLoss &&
    liquidation !== null &&
    (isLong ? isAtMost(price, liquidation) : isAtLeast(price, liquidation))
  if (isBeyond)
    return (
      <p className={styles.note} data-tone="warning">
        <Warning16Regular />
        {t('positions.stops.beyond', {
          price: priceText(liquidation, locale, places),
          direction: position.direction,
        })}
      </p>
    )
  const rises = isGreater(price, mark)
  const { profit } = math.close(position, contract, { volume: position.volume, price })
  return (
    <p className={styles.note} data-tone={toneOf(profit)}>
      {rises ? <ArrowUp16Regular /> : <ArrowDown16Regular />}
      <span>
        {t('positions.stops.text', {
          way: rises ? 'rises' : 'falls',
          share: shareText(divide(abs(subtract(price, mark)), mark), locale),
          price: priceText(price, locale, places),
          size: sizeText(figures.size, locale, contract.sizeUnit),
          act: isLong ? 'sold' : 'bought',
          profit: signedCoinText(profit, locale, contract.money),
          part: isPositive(position.margin) ? shareText(abs(divide(profit, position.margin)), locale) : '--',
        })}
      </span>
    </p>
  )
}
