import type { ReactElement, ReactNode } from 'react'
import { Card } from '#src/web/ui/primitives/card.tsx'
import styles from '../order.module.css'

type StateCardProps = {
  readonly title: string
  readonly icon?: ReactElement
  readonly children?: ReactNode
  /** At its foot: buttons, and a line about them. */
  readonly acts?: ReactNode
  /** The foot stays at the window's end on a phone: it has the next step. */
  readonly sticks?: boolean
}

/** The card of a state: what is so, and the acts at its foot. */
export const StateCard = ({ title, icon, children, acts, sticks = false }: StateCardProps) => (
  <Card labelledBy="order-state">
    <div className={styles.stateHead}>
      {icon}
      <h2 id="order-state" className={styles.subtitle}>
        {title}
      </h2>
    </div>
    {children !== undefined && <div className={styles.stateBody}>{children}</div>}
    {acts !== undefined && (
      <div className={styles.acts} data-sticks={sticks}>
        {acts}
      </div>
    )}
  </Card>
)
