import type { ReactNode } from 'react'
import { useSite } from '#src/web/site/site.ts'
import styles from './card-face.module.css'

type CardFaceProps = {
  /** Kind of card: "Gift card". */
  readonly label: string
  /** Its value, or the number of cards; null while unknown. */
  readonly figure: ReactNode
  /** Its code, or what it is good for. */
  readonly line: ReactNode
}

/** Placeholder of a code. */
const BLANK = '•••• ••••'

/** A card as one would hold it in the hand. */
export function CardFace({ label, figure, line }: CardFaceProps) {
  const { name: brand } = useSite()
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <span className={styles.brand}>{brand}</span>
        <span>{label}</span>
      </p>
      {figure === null ? (
        <p className={`${styles.figure ?? ''} ${styles.blank ?? ''}`} aria-hidden>
          {BLANK}
        </p>
      ) : (
        <p className={styles.figure}>{figure}</p>
      )}
      <p className={styles.line}>{line}</p>
    </div>
  )
}
