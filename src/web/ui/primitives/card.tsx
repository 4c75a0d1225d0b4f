import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardProps = {
  readonly children: ReactNode
  /** Id of the heading inside: makes the card a region with that name. */
  readonly labelledBy?: string
  readonly className?: string | undefined
}

/** A surface to read on: tone and hairline, no shadow. Never put one into another. */
export function Card({ children, labelledBy, className = '' }: CardProps) {
  const name = `${styles.card ?? ''} ${className}`
  if (labelledBy === undefined) return <div className={name}>{children}</div>
  return (
    <section className={name} aria-labelledby={labelledBy}>
      {children}
    </section>
  )
}
