import { lazy, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMember } from '#src/session/hooks.ts'
import { useText } from '#src/ui/text.ts'
import { loadChunk } from '../routing/chunk.ts'
import styles from './account-button.module.css'
import { initialsOf } from './initials.ts'
import { LazyPart } from './lazy-part.tsx'

const load = () => import('./account-menu.tsx').then(({ AccountMenu: part }) => ({ default: part }))
const AccountMenu = lazy(() => loadChunk(load))

/** Opens the member's menu (SHELL-08). The menu's code is fetched when the pointer or the focus comes near. */
export function AccountButton({ className = '' }: { readonly className?: string | undefined }) {
  const t = useText<AreaKeys['shell']>()
  const member = useMember()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  const warm = (): void => void load().catch(() => {})
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button ?? ''} ${className}`}
        aria-label={t('shell.account.button', { name: member?.username ?? '' })}
        data-tooltip={open ? undefined : t('shell.account.button', { name: member?.username ?? '' })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {/* Drawn by the style sheet: as text, initials would have to be part of the button's name. */}
        <span
          className={styles.avatar}
          data-initials={initialsOf(member?.realName ?? member?.username ?? '')}
        />
      </button>
      {open && (
        <LazyPart onFail={close}>
          <AccountMenu anchor={button} onClose={close} />
        </LazyPart>
      )}
    </>
  )
}
