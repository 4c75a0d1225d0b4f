import type { ReactElement } from 'react'
import { NavLink } from 'react-router-dom'
import styles from './side-menu.module.css'

export type SideMenuGroup = {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly label: string; readonly icon: ReactElement }[]
}

type SideMenuProps = {
  /** Names the navigation, such as "Wallet". */
  readonly label: string
  readonly groups: readonly SideMenuGroup[]
}

/** The screens of one area: a column on wide screens, a row that scrolls by itself on others. */
export function SideMenu({ label, groups }: SideMenuProps) {
  return (
    <nav className={styles.menu} aria-label={label}>
      {groups.map(({ title, links }) => (
        <div key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.list}>
            {links.map(({ to, label: text, icon }) => (
              <li key={to}>
                <NavLink to={to} end className={styles.link ?? ''}>
                  {icon}
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
