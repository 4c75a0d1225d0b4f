import { useState } from 'react'
import styles from './coin-disc.module.css'

type CoinDiscProps = {
  /** Short name of the coin, such as BTC. */
  readonly unit: string
  readonly iconUrl?: string | null | undefined
  readonly size?: 20 | 24 | 32
}

const TINTS = 4

/** Which of the muted tints a coin has: the same everywhere, whatever else is in the list. */
function tintOf(unit: string): number {
  let sum = 0
  for (const letter of unit) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return (sum % TINTS) + 1
}

/** The picture of a coin; without one, or when it does not load, a disc with its first letter. */
export function CoinDisc({ unit, iconUrl, size = 32 }: CoinDiscProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = iconUrl !== null && iconUrl !== undefined && iconUrl !== '' && iconUrl !== broken
  if (picture)
    return (
      <img
        className={styles.picture}
        src={iconUrl}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(iconUrl)}
      />
    )
  return (
    <span className={styles.disc} data-tint={tintOf(unit)} data-size={size} aria-hidden="true">
      {String.fromCodePoint(unit.codePointAt(0) ?? 0x20)}
    </span>
  )
}
