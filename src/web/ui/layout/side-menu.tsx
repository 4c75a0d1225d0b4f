import { type ReactElement, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
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
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // Where the menu is a row that scrolls, the screen that is open may be far out.
  useEffect(() => {
    const here = menu.current?.querySelector(`a[href="${pathname}"]`)
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav ref={menu} className={styles.menu} aria-label={label}>
      {groups.map(({ title, links }) => (
        <div key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.list}>
            {links.map(({ to, label: text, icon }) => (
              <li key={to}>
                {to.includes('?') ? (
                  // Opens something over a screen: it is never the screen that is open.
                  <Link to={to} className={styles.link ?? ''}>
                    {icon}
                    {text}
                  </Link>
                ) : (
                  <NavLink to={to} end className={styles.link ?? ''}>
                    {icon}
                    {text}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
