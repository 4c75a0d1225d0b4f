import { ContactCard20Regular } from '@fluentui/react-icons/svg/contact-card'
import { GiftCard20Regular } from '@fluentui/react-icons/svg/gift-card'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { PeopleCommunity20Regular } from '@fluentui/react-icons/svg/people-community'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import { PhoneKey20Regular } from '@fluentui/react-icons/svg/phone-key'
import { PlugConnected20Regular } from '@fluentui/react-icons/svg/plug-connected'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { WalletCreditCard20Regular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { PATHS } from '#src/web/features/account/paths.ts'
import { SideMenu } from '#src/web/ui/layout/side-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

const { setFund, changeFund, retrieveFund, changeGoogle, removeGoogle } = PATHS

/** The screens of the account. What has several screens is one entry: it leads on to the one that fits. */
export function AccountArea() {
  const t = useText<AreaKeys['shell']>()
  const { pathname } = useLocation()
  const shown = (first: string, ...others: readonly string[]): string =>
    others.includes(pathname) ? pathname : first
  return (
    <SideMenu
      label={t('shell.area.account')}
      groups={[
        {
          title: t('shell.area.you'),
          links: [
            { to: PATHS.overview, label: t('shell.area.overview'), icon: <Person20Regular /> },
            { to: PATHS.realName, label: t('shell.title.realName'), icon: <ContactCard20Regular /> },
          ],
        },
        {
          title: t('shell.area.security'),
          links: [
            {
              to: PATHS.loginPassword,
              label: t('shell.area.loginPassword'),
              icon: <LockClosed20Regular />,
            },
            { to: PATHS.phone, label: t('shell.title.changePhone'), icon: <Phone20Regular /> },
            { to: PATHS.email, label: t('shell.title.changeEmail'), icon: <Mail20Regular /> },
            {
              to: shown(changeFund, setFund, retrieveFund),
              label: t('shell.area.fundPassword'),
              icon: <Key20Regular />,
            },
            {
              to: shown(changeGoogle, removeGoogle),
              label: t('shell.title.changeGoogle'),
              icon: <PhoneKey20Regular />,
            },
          ],
        },
        {
          title: t('shell.area.trading'),
          links: [
            { to: PATHS.payment, label: t('shell.title.payment'), icon: <WalletCreditCard20Regular /> },
            { to: PATHS.api, label: t('shell.title.api'), icon: <PlugConnected20Regular /> },
            { to: PATHS.ads, label: t('shell.title.ad'), icon: <Megaphone20Regular /> },
            {
              to: PATHS.merchant,
              label: t('shell.title.identbusiness'),
              icon: <ShieldCheckmark20Regular />,
            },
          ],
        },
        {
          title: t('shell.area.promotion'),
          links: [
            { to: '/promotion', label: t('shell.title.promotion'), icon: <PeopleCommunity20Regular /> },
            { to: '/myCards', label: t('shell.title.myCards'), icon: <GiftCard20Regular /> },
          ],
        },
      ]}
    />
  )
}
