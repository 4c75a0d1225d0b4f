import { type PaintedLook, PaintedText } from '../painted-text.tsx'
import type { Standing } from './holdings.ts'
import styles from './perpetual.module.css'
import { useStandingBeat } from './use-perpetual.tsx'

/** `up` and `down` have the colours of movements; `raised` and `high` those of a margin rate near its end. */
export type LiveTone = 'plain' | 'up' | 'down' | 'raised' | 'high'

export type LiveLook = PaintedLook & { readonly tone?: LiveTone }

type LiveTextProps = {
  readonly read: (standing: Standing | null) => LiveLook
  readonly className?: string | undefined
  /** A picture of a number that stands beside it in words. */
  readonly decorative?: boolean
}

/** A text that follows the standing of the account without React. */
export function LiveText({ read, className = '', decorative = false }: LiveTextProps) {
  const beat = useStandingBeat()
  return (
    <PaintedText
      source={beat}
      read={read}
      className={`${styles.live ?? ''} ${className}`}
      decorative={decorative}
    />
  )
}
