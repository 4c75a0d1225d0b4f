import { Menu, MenuDivider, MenuItem, MenuItemLink, MenuList, MenuPopover } from '@fluentui/react-components'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import type { RefObject } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useMember } from '#src/session/hooks.ts'
import { useText } from '#src/ui/text.ts'
import styles from './account-menu.module.css'
import { useLeave } from './leave.ts'

type AccountMenuProps = {
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Who is logged in, where members go, and the way out (SHELL-08). */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const t = useText<AreaKeys['shell']>()
  const member = useMember()
  const leave = useLeave()
  const wallet = useHref('/money')
  const goToWallet = useLinkClickHandler('/money')
  return (
    // In its place within the header, not at the end of the page: so it lies in a landmark.
    <Menu
      open
      inline
      onOpenChange={(_, { open }) => {
        if (!open) onClose()
      }}
      positioning={{ target: anchor.current, position: 'below', align: 'end', offset: 8 }}
    >
      <MenuPopover className={styles.menu}>
        <div className={styles.who}>
          <p className={styles.name}>{member?.realName ?? member?.username}</p>
          {member !== null && <p className={styles.id}>{t('shell.account.id', { id: member.id })}</p>}
        </div>
        <MenuDivider />
        <MenuList>
          <MenuItemLink href={wallet} icon={<Wallet20Regular />} onClick={goToWallet}>
            {t('shell.wallet')}
          </MenuItemLink>
          <MenuItem icon={<SignOut20Regular />} onClick={leave}>
            {t('shell.logOut')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
