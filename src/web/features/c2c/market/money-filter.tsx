import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { inputText } from '#src/core/money/format.ts'
import { MONEY_PLACES } from '#src/core/otc/trade.ts'
import { readTyped } from '#src/web/forms/typed-decimal.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './filters.module.css'

type MoneyFilterProps = {
  readonly label: string
  readonly value: Decimal | null
  readonly unit: string
  readonly onChange: (money: Decimal | null) => void
}

/** An amount of money, as the language writes it; it counts when the field is left, or Enter is pressed. */
export function MoneyFilter({ label, value, unit, onChange }: MoneyFilterProps) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const shown = value === null ? '' : inputText(value, locale)
  const [typed, setTyped] = useState({ of: shown, text: shown, isWrong: false })
  // The way back in the browser changes the amount too.
  if (typed.of !== shown) setTyped({ of: shown, text: shown, isWrong: false })
  const take = (): void => {
    const { text, value: read, error } = readTyped(typed.text, locale, MONEY_PLACES)
    const money = read === undefined ? null : parseDecimal(read)
    const isWrong = error !== null || (money !== null && !isPositive(money))
    setTyped({ of: shown, text, isWrong })
    if (!isWrong && typed.text !== shown) onChange(money)
  }
  return (
    <label className={styles.money} data-wrong={typed.isWrong}>
      <span className={styles.name}>{label}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('c2c.anyAmount')}
        value={typed.text}
        aria-invalid={typed.isWrong}
        onChange={(event) => setTyped({ ...typed, text: event.target.value, isWrong: false })}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
      <span className={styles.unit}>{unit}</span>
    </label>
  )
}
