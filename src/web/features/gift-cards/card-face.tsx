import type { ReactNode } from 'react'
import { useSite } from '#src/web/site/site.ts'
import styles from './card-face.module.css'

type CardFaceProps = {
  /** What the card is: "Gift card". */
  readonly label: string
  /** What it gives, or how many there are; null while nobody knows. */
  readonly figure: ReactNode
  /** Its code, or what it is good for. */
  readonly line: ReactNode
}

/** Where a code will stand. */
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
