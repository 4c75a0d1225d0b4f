import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PRIVACY_PATH, TERMS_PATH } from '#src/web/paths/paths.ts'
import styles from './auth.module.css'

/** The documents that the agreement names. In a tab of their own: reading them loses nothing that was typed. */
export const legalLinks = {
  terms: (chunks: ReactNode[]) => document(TERMS_PATH, chunks),
  privacy: (chunks: ReactNode[]) => document(PRIVACY_PATH, chunks),
}

const document = (to: string, chunks: ReactNode[]): ReactNode => (
  <Link key={to} to={to} target="_blank" rel="noreferrer" className={styles.link}>
    {chunks}
  </Link>
)
