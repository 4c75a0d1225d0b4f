import { Color20Regular } from '@fluentui/react-icons/svg/color'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { useCallback, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { initialsOf } from '#src/core/text/initials.ts'
import { MenuAct, MenuLink, PopupMenu } from '#src/web/ui/overlays/popup-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account-menu.module.css'
import { useLeave } from './leave.ts'
import { accountLinks } from './navigation.ts'
import { navigationIcons } from './navigation-icons.tsx'
import { openOverlay } from './overlays.ts'
import { useShown } from './use-shown.ts'

/**
 * The header's account menu: the member's name, links, log-out (SHELL-08). `opened`: it starts open, because it was
 * pressed before its code was loaded.
 */
export function AccountMenu({ opened }: { readonly opened: boolean }) {
  const t = useText<AreaKeys['shell']>()
  const member = useMember()
  const leave = useLeave()
  const isShown = useShown()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(opened)
  const close = useCallback(() => setOpen(false), [])
  const label = t('shell.account.button', { name: member?.username ?? '' })
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        data-tooltip={open ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span
          className={styles.avatar}
          data-initials={initialsOf(member?.realName ?? member?.username ?? '')}
        />
      </button>
      {open && (
        <PopupMenu label={label} opener={button} onClose={close} head={<Who />}>
          {accountLinks.filter(isShown).map(({ to, label: text, icon }) => (
            <MenuLink
              key={to}
              to={to}
              icon={icon === undefined ? <></> : navigationIcons[icon]}
              onClick={close}
            >
              {t(text)}
            </MenuLink>
          ))}
          <MenuAct
            icon={<Color20Regular />}
            onClick={() => {
              close()
              // What opens takes the focus from here, and gives it back here.
              button.current?.focus()
              openOverlay('appearance')
            }}
          >
            {t('shell.appearance.title')}
          </MenuAct>
          <MenuAct
            icon={<SignOut20Regular />}
            onClick={() => {
              close()
              leave()
            }}
          >
            {t('shell.logOut')}
          </MenuAct>
        </PopupMenu>
      )}
    </div>
  )
}

function Who() {
  const t = useText<AreaKeys['shell']>()
  const member = useMember()
  if (member === null) return null
  return (
    <div className={styles.who}>
      <p className={styles.name}>{member.realName ?? member.username}</p>
      <p className={styles.id}>{t('shell.account.id', { id: member.id })}</p>
    </div>
  )
}
