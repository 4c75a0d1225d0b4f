import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Color20Regular } from '@fluentui/react-icons/svg/color'
import { GiftCard20Regular } from '@fluentui/react-icons/svg/gift-card'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { Payment20Regular } from '@fluentui/react-icons/svg/payment'
import { PeopleCommunity20Regular } from '@fluentui/react-icons/svg/people-community'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import { useCallback, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { initialsOf } from '#src/core/text/initials.ts'
import {
  ACCOUNT_PATH,
  API_KEYS_PATH,
  MY_ADS_PATH,
  MY_CARDS_PATH,
  PAYMENT_METHODS_PATH,
  PROMOTION_PATH,
  WALLET_PATH,
} from '#src/web/paths/paths.ts'
import { MenuAct, MenuLink, PopupMenu } from '#src/web/ui/overlays/popup-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account-menu.module.css'
import { useLeave } from './leave.ts'
import { openOverlay } from './overlays.ts'

/**
 * Who is logged in, where members go, and the way out (SHELL-08). `opened`: it is open from the beginning, as it was
 * asked for before it was there.
 */
export function AccountMenu({ opened }: { readonly opened: boolean }) {
  const t = useText<AreaKeys['shell']>()
  const member = useMember()
  const leave = useLeave()
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
          <MenuLink to={ACCOUNT_PATH} icon={<Person20Regular />} onClick={close}>
            {t('shell.account.overview')}
          </MenuLink>
          <MenuLink to={WALLET_PATH} icon={<Wallet20Regular />} onClick={close}>
            {t('shell.wallet')}
          </MenuLink>
          <MenuLink to={PAYMENT_METHODS_PATH} icon={<Payment20Regular />} onClick={close}>
            {t('shell.title.payment')}
          </MenuLink>
          <MenuLink to={MY_ADS_PATH} icon={<Megaphone20Regular />} onClick={close}>
            {t('shell.title.ad')}
          </MenuLink>
          <MenuLink to={API_KEYS_PATH} icon={<Key20Regular />} onClick={close}>
            {t('shell.title.api')}
          </MenuLink>
          <MenuLink to={PROMOTION_PATH} icon={<PeopleCommunity20Regular />} onClick={close}>
            {t('shell.title.promotion')}
          </MenuLink>
          <MenuLink to={MY_CARDS_PATH} icon={<GiftCard20Regular />} onClick={close}>
            {t('shell.title.myCards')}
          </MenuLink>
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
