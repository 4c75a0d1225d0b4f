import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './auth.module.css'

/** The documents that the agreement names. In a tab of their own: reading them loses nothing that was typed. */
export const legalLinks = {
  terms: (chunks: ReactNode[]) => document('/helpdetail?article=terms', chunks),
  privacy: (chunks: ReactNode[]) => document('/helpdetail?article=privacy', chunks),
}

const document = (to: string, chunks: ReactNode[]): ReactNode => (
  <Link key={to} to={to} target="_blank" rel="noreferrer" className={styles.link}>
    {chunks}
  </Link>
)
