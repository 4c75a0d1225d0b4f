import type { ReactNode } from 'react'
import { Card } from '#src/web/ui/primitives/card.tsx'
import styles from './gallery.module.css'

/** A card with a name, for one part or one state of it. */
export function Cell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className={styles.pad}>
      <h3>{title}</h3>
      {children}
    </Card>
  )
}
