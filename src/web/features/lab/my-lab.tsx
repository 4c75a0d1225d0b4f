import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { LAB_LOCKS_PATH, LAB_MACHINES_PATH, LAB_ORDERS_PATH, LAB_PATH } from '#src/web/paths/paths.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './lab.module.css'

const PARTS = [
  ['orders', LAB_ORDERS_PATH],
  ['machines', LAB_MACHINES_PATH],
  ['locks', LAB_LOCKS_PATH],
] as const

type MyLabProps = { readonly title: string; readonly children: ReactNode }

/** The frame of a member's participations, machines and locks, with the ways between them. */
export function MyLab({ title, children }: MyLabProps) {
  const t = useText<AreaKeys['lab']>()
  return (
    <Page title={title} actions={<LinkButton to={LAB_PATH}>{t('lab.allActivities')}</LinkButton>}>
      <nav className={styles.tabs} aria-label={t('lab.mine')}>
        {PARTS.map(([part, path]) => (
          <NavLink key={part} to={path} className={styles.tab ?? ''}>
            {t(`lab.part.${part}`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  )
}
