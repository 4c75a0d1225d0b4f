import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { compare } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type Market, useFormats } from '../market.ts'
import styles from './ticker.module.css'

type LastPriceProps = {
  readonly market: Market
  readonly value: Decimal | null
  readonly className?: string | undefined
}

/** The last price, with an arrow for its direction: colour alone is not accessible. */
export function LastPrice({ market, value, className = '' }: LastPriceProps) {
  const t = useText<AreaKeys['trading']>()
  const formats = useFormats(market)
  const direction = useDirection(value)
  return (
    <span className={`${styles.price ?? ''} ${className}`} data-direction={direction}>
      {formats.price(value)}
      <span aria-hidden="true" className={styles.arrow}>
        {direction > 0 ? '↑' : direction < 0 ? '↓' : ''}
      </span>
      {direction !== 0 && (
        <VisuallyHidden>{t(direction > 0 ? 'trading.risen' : 'trading.fallen')}</VisuallyHidden>
      )}
    </span>
  )
}

/** Returns the direction of a value's last change. */
function useDirection(value: Decimal | null): -1 | 0 | 1 {
  const [before, setBefore] = useState<{
    readonly value: Decimal | null
    readonly direction: -1 | 0 | 1
  }>({ value, direction: 0 })
  if (value === before.value) return before.direction
  const moved = value === null || before.value === null ? 0 : compare(value, before.value)
  const direction = moved === 0 ? before.direction : moved
  setBefore({ value, direction })
  return direction
}
