import type { ReactNode } from 'react'
import styles from './real-name.module.css'

/** Drawings of what each photo should show. Decoration: the words stand beside them. */
function Sketch({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 88 64" className={styles.sketch} aria-hidden="true">
      {children}
    </svg>
  )
}

export const FrontSketch = () => (
  <Sketch>
    <rect x="8" y="10" width="72" height="44" rx="4" className={styles.paper} />
    <circle cx="26" cy="27" r="6" className={styles.ink} />
    <path d="M15 45a11 9 0 0 1 22 0z" className={styles.ink} />
    <path d="M46 22h26M46 31h20M46 40h26" className={styles.line} />
  </Sketch>
)

export const BackSketch = () => (
  <Sketch>
    <rect x="8" y="10" width="72" height="44" rx="4" className={styles.paper} />
    <path d="M8 19h72v7H8z" className={styles.ink} />
    <path d="M16 35h32M16 44h22M62 38l5 6 8-9" className={styles.line} />
  </Sketch>
)

export const HandSketch = () => (
  <Sketch>
    <circle cx="44" cy="17" r="9" className={styles.ink} />
    <path d="M20 60a24 28 0 0 1 48 0z" className={styles.ink} />
    <rect x="6" y="34" width="32" height="20" rx="3" className={styles.paper} />
    <rect x="50" y="32" width="32" height="24" rx="2" className={styles.paper} />
    <path d="M22 41h11M22 47h8M56 39h20M56 45h16M58 51c3-4 4 3 7-1s4 2 7 0" className={styles.line} />
    <circle cx="14" cy="43" r="4" className={styles.ink} />
  </Sketch>
)
