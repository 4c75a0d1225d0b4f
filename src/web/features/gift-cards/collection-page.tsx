import type { ReactNode } from 'react'
import { Card } from '#src/web/ui/primitives/card.tsx'
import styles from './collection.module.css'

type CollectionPageProps = {
  readonly title: string
  readonly lead: string
  /** Picture of the card. */
  readonly face: ReactNode
  /** Form or result below the card. */
  readonly children: ReactNode
}

/** The frame of the four pages that links and posters lead to: what it is, and the one thing to do. */
export function CollectionPage({ title, lead, face, children }: CollectionPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.face}>{face}</div>
      </div>
      <Card className={styles.act}>{children}</Card>
    </div>
  )
}
