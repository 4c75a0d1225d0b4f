import type { ReactNode } from 'react'
import { WithPageMenu } from './page-menu.tsx'
import styles from './page.module.css'

type PageProps = {
  readonly title: string
  /** Beside the title: one primary button at most. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of a screen to read on. Its heading takes the focus when the screen opens. */
export function Page({ title, actions, children }: PageProps) {
  return (
    <WithPageMenu>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </WithPageMenu>
  )
}
