import { type SyntheticEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { errorText } from '#src/web/forms/texts.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { DecimalField } from '../form/decimal-field.tsx'
import { type Market, useFormats } from '../market.ts'
import { type AlertSide, judgeAlert, setAlert } from './alerts.ts'
import styles from './alerts.module.css'
import { useProductMarkets } from '../products/use-product.tsx'

type AlertFormProps = {
  readonly market: Market
  /** The price that stands there already (canonical decimal text). */
  readonly initial?: string | undefined
}

/** The form of a price alert: a price at the market's precision, and whether it is reached rising or falling. */
export function AlertForm({ market, initial }: AlertFormProps) {
  const t = useText<AreaKeys['trading']>()
  const intl = useIntl()
  const formats = useFormats(market)
  const last = useLive(useProductMarkets().tickers(), ({ state }) => state?.get(market.symbol)?.close ?? null)
  const [side, setSide] = useState<AlertSide>('rises')
  const [price, setPrice] = useState(initial)
  const [unread, setUnread] = useState<string | null>(null)
  const [isTouched, setTouched] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const read = price === undefined ? null : parseDecimal(price)
  const wrong = judgeAlert(side, read, last)

  function faultOf(): string | null {
    if (!isTouched || wrong === null) return null
    if (unread !== null) {
      const words = { id: 'alert', fields: { price: { widget: 'decimal', label: t('trading.price') } } }
      return errorText(intl, words, { field: 'price', shownAt: 'price', rule: unread, values: {} })
    }
    return wrong === 'price' ? t('trading.alert.price') : t(`trading.alert.there.${side}`)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (wrong !== null || read === null) {
      setTouched(true)
      form.current?.querySelector<HTMLInputElement>('[name=price]')?.focus()
      return
    }
    setAlert({ product: market.product, symbol: market.symbol, side, price: read })
    setDone(said(read))
    setPrice(undefined)
    setTouched(false)
  }

  const said = (value: Decimal): string =>
    t('trading.alert.set', { symbol: market.symbol, side, price: formats.price(value) })

  return (
    <form ref={form} className={styles.form} noValidate aria-label={t('trading.alert.new')} onSubmit={submit}>
      <p className={styles.last}>
        <span>{market.symbol}</span>
        <span>{formats.price(last)}</span>
      </p>
      <Segments
        label={t('trading.alert.side')}
        block
        value={side}
        options={[
          { value: 'rises', label: t('trading.alert.side.rises') },
          { value: 'falls', label: t('trading.alert.side.falls') },
        ]}
        onChange={setSide}
      />
      <DecimalField
        name="price"
        label={t('trading.price')}
        unit={market.quote}
        places={market.scales.price}
        value={price}
        fault={faultOf()}
        onChange={(next) => {
          setPrice(next)
          // What stands there already is not read out again: the same alert, set anew, would go unsaid.
          setDone(null)
        }}
        onLeave={() => setTouched(price !== undefined || unread !== null)}
        onMark={setUnread}
      />
      <Button type="submit" look="primary" size="large" block>
        {t('trading.alert.add')}
      </Button>
      <VisuallyHidden>
        <output>{done}</output>
      </VisuallyHidden>
    </form>
  )
}
