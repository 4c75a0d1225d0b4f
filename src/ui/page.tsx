import type { ReactNode } from 'react'
import styles from './page.module.css'

type PageProps = {
  readonly title: string
  /** Beside the title: one primary button at most. */
  readonly actions?: ReactNode
  /** Navigation within the area, left of the content; tabs above it on small screens. */
  readonly menu?: ReactNode
  readonly children: ReactNode
}

/** The frame of a screen to read on. Its heading takes the focus when the screen opens. */
export function Page({ title, actions, menu, children }: PageProps) {
  return (
    <div className={styles.page} data-menu={menu !== undefined}>
      {menu}
      <div className={styles.content}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}
