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
  /** The row of a list that the text stands in: rows are painted one after the other. */
  readonly row?: string
  /** A picture of a number that stands beside it in words. */
  readonly decorative?: boolean
}

/** A text that follows the standing of the account without React. */
export function LiveText({ read, className = '', row, decorative = false }: LiveTextProps) {
  const beat = useStandingBeat()
  return (
    <PaintedText
      source={row === undefined ? beat : beat.ofRow(row)}
      read={read}
      className={`${styles.live ?? ''} ${className}`}
      decorative={decorative}
    />
  )
}
