import { ContactCard20Regular } from '@fluentui/react-icons/svg/contact-card'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import { PhoneKey20Regular } from '@fluentui/react-icons/svg/phone-key'
import { PlugConnected20Regular } from '@fluentui/react-icons/svg/plug-connected'
import { WalletCreditCard20Regular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { SideMenu } from '#src/ui/side-menu.tsx'
import { useText } from '#src/ui/text.ts'
import { PATHS } from './paths.ts'

const { setFund, changeFund, retrieveFund, changeGoogle, removeGoogle } = PATHS

/** The screens of the account. What has several screens is one entry: it leads on to the one that fits. */
export function AccountMenu() {
  const t = useText<AreaKeys['account' | 'shell']>()
  const { pathname } = useLocation()
  // Where the menu is a row that scrolls, the screen that is open may be far out.
  useEffect(() => {
    const here = document.querySelector(`main nav a[href="${pathname}"]`)
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  const shown = (first: string, ...others: readonly string[]): string =>
    others.includes(pathname) ? pathname : first
  return (
    <SideMenu
      label={t('account.menu')}
      groups={[
        {
          title: t('account.menu.you'),
          links: [
            { to: PATHS.overview, label: t('account.menu.overview'), icon: <Person20Regular /> },
            { to: PATHS.realName, label: t('account.realName'), icon: <ContactCard20Regular /> },
          ],
        },
        {
          title: t('account.security'),
          links: [
            { to: PATHS.loginPassword, label: t('account.loginPassword'), icon: <LockClosed20Regular /> },
            { to: PATHS.phone, label: t('account.phone'), icon: <Phone20Regular /> },
            { to: PATHS.email, label: t('account.email'), icon: <Mail20Regular /> },
            {
              to: shown(changeFund, setFund, retrieveFund),
              label: t('account.fundPassword'),
              icon: <Key20Regular />,
            },
            {
              to: shown(changeGoogle, removeGoogle),
              label: t('account.authenticator'),
              icon: <PhoneKey20Regular />,
            },
          ],
        },
        {
          title: t('account.menu.trading'),
          links: [
            { to: PATHS.payment, label: t('shell.title.payment'), icon: <WalletCreditCard20Regular /> },
            { to: PATHS.api, label: t('shell.title.api'), icon: <PlugConnected20Regular /> },
            { to: PATHS.ads, label: t('shell.title.ad'), icon: <Megaphone20Regular /> },
          ],
        },
      ]}
    />
  )
}
