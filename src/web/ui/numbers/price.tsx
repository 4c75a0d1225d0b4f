import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up'
import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { isZero, sign } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal, formatPrice } from '#src/core/money/format.ts'
import { symbolsOf } from '#src/core/money/symbols.ts'
import { AmountsHidden } from './amount.tsx'
import { MaskedAmount } from './masked-amount.tsx'
import styles from './movement.module.css'
import { percentText } from '#src/core/money/percent-text.ts'
import { splitTrailingZeros } from '#src/core/money/trailing-zeros.ts'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'

type PriceProps = {
  /** Null while unknown: shows a dash. */
  readonly value: Decimal | null
  /** The market's own precision; without it two places, and more where a price is tiny. */
  readonly places?: number
  /** Direction of the last move: colours the price and sets an arrow beside it. */
  readonly direction?: -1 | 0 | 1
  /** Sign of the currency, or the unit after it. */
  readonly currency?: string
  readonly unit?: string
}

/** A price at its market's precision, cut, never rounded (VAL-19). The movement is never told by colour alone. */
export function Price({ value, places, direction = 0, currency, unit }: PriceProps) {
  const intl = useIntl()
  const format = {
    ...(places === undefined ? {} : { places, minimumPlaces: places }),
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
  }
  const way = value === null ? 0 : direction
  return (
    <span className={styles.move} data-direction={way} data-quiet={value === null}>
      {formatPrice(value, intl.locale, format)}
      {way !== 0 && (
        <>
          {way > 0 ? <ArrowUp12Regular /> : <ArrowDown12Regular />}
          <VisuallyHidden>{intl.formatMessage({ id: way > 0 ? 'ui.risen' : 'ui.fallen' })}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

type QuantityProps = {
  readonly value: Decimal | null
  /** Places of the coin: written out, with the zeros that mean nothing in a quieter tone. */
  readonly places: number
  readonly unit?: string
}

/** A quantity with all its places, so that columns stand under each other. */
export function Quantity({ value, places, unit }: QuantityProps) {
  const { locale } = useIntl()
  if (useContext(AmountsHidden) && value !== null) return <MaskedAmount />
  const unitOf = unit === undefined ? {} : { unit }
  const text = formatDecimal(value, locale, { places, minimumPlaces: places, ...unitOf })
  const [counts, zeros, rest] = splitTrailingZeros(text, symbolsOf(locale).decimal)
  return (
    <span className={styles.move} data-quiet={value === null || isZero(value)}>
      <span>
        {counts}
        <span className={styles.zeros}>{zeros}</span>
        {rest}
      </span>
    </span>
  )
}

type ChangeProps = {
  /** Percent: 1.83 is +1.83 %. Null while unknown. */
  readonly percent: Decimal | null
  readonly places?: number
}

/** A change in percent: sign, arrow and colour. */
export function Change({ percent, places = 2 }: ChangeProps) {
  const { locale } = useIntl()
  const text = percentText(percent, locale, { places, minimumPlaces: places, sign: 'always' })
  return <Signed value={percent} text={text} arrow />
}

type GainProps = {
  readonly value: Decimal | null
  readonly places?: number
  readonly unit?: string
  readonly currency?: string
}

/** A profit or a loss: sign and colour. */
export function Gain({ value, places = 2, unit, currency }: GainProps) {
  const { locale } = useIntl()
  const masked = useContext(AmountsHidden) && value !== null
  if (masked) return <MaskedAmount />
  const format = {
    places,
    minimumPlaces: places,
    sign: 'always' as const,
    ...(unit === undefined ? {} : { unit }),
    ...(currency === undefined ? {} : { currency }),
  }
  return <Signed value={value} text={formatDecimal(value, locale, format)} />
}

type SignedProps = {
  readonly value: Decimal | null
  readonly text: string
  readonly arrow?: boolean
}

function Signed({ value, text, arrow = false }: SignedProps) {
  const direction = value === null ? 0 : sign(value)
  return (
    <span className={styles.move} data-direction={direction} data-quiet={direction === 0}>
      {arrow && direction > 0 && <ArrowUp12Regular />}
      {arrow && direction < 0 && <ArrowDown12Regular />}
      {text}
    </span>
  )
}
