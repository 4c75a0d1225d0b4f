import { createContext, useContext } from 'react'
import { useIntl } from 'react-intl'
import { isZero } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type DecimalFormat, formatDecimal, formatWorth } from '#src/core/money/format.ts'
import styles from './amount.module.css'
import { MaskedAmount } from './masked-amount.tsx'

/** True while amounts are masked, for people who trade where others can see the screen. */
export const AmountsHidden = createContext(false)

type AmountProps = DecimalFormat & {
  /** Null while unknown: shows a dash. */
  readonly value: Decimal | null
}

/**
 * An amount as the language writes it: cut, never rounded (VAL-19), in figures of one width. Nought is
 * quieter than what counts. Masked amounts say so to a screen reader too.
 */
export function Amount({ value, ...format }: AmountProps) {
  const { locale } = useIntl()
  if (useContext(AmountsHidden) && value !== null) return <MaskedAmount />
  return <Figures text={formatDecimal(value, locale, format)} quiet={value === null || isZero(value)} />
}

type MoneyProps = {
  readonly value: Decimal | null
  /** Sign of the display currency, such as $. */
  readonly symbol: string
}

/** A valuation with two places. Less than a cent is not "0.00", it is less than a cent. */
export function Money({ value, symbol }: MoneyProps) {
  const { locale } = useIntl()
  if (useContext(AmountsHidden) && value !== null) return <MaskedAmount />
  return <Figures text={formatWorth(value, symbol, locale)} quiet={value === null || isZero(value)} />
}

function Figures({ text, quiet }: { readonly text: string; readonly quiet: boolean }) {
  return (
    <span className={styles.figures} data-quiet={quiet}>
      {text}
    </span>
  )
}
