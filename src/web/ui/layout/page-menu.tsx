import { createContext, type ReactNode, useContext } from 'react'
import styles from './page-menu.module.css'

/** Navigation within the area that a screen belongs to, given by whoever shows screens; null without one. */
export const PageMenu = createContext<ReactNode>(null)

/** A screen's content beside the menu of its area; below it, where that is a row of tabs, on small screens. */
export function WithPageMenu({ children }: { readonly children: ReactNode }) {
  const menu = useContext(PageMenu)
  if (menu === null) return children
  return (
    <div className={styles.frame}>
      {menu}
      <div className={styles.content}>{children}</div>
    </div>
  )
}
