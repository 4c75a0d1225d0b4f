import type { ReactNode } from 'react'
import styles from './facts.module.css'

type FactsProps = { readonly children: ReactNode; readonly className?: string | undefined }

/** Lists names and values of one thing, a line each: costs, limits, destination. */
export const Facts = ({ children, className = '' }: FactsProps) => (
  <dl className={`${styles.facts ?? ''} ${className}`}>{children}</dl>
)

type FactProps = {
  readonly name: string
  readonly children: ReactNode
  /** The one that counts. */
  readonly strong?: boolean
}

/** Its name at the beginning of the line, its value at the end. */
export const Fact = ({ name, children, strong = false }: FactProps) => (
  <div className={`${styles.fact ?? ''} ${strong ? (styles.strong ?? '') : ''}`}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
