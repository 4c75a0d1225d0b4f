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
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { SideMenu } from '#src/web/ui/layout/side-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { AccountSideLink } from '../routing/sides.ts'
import { sideLinks } from './side-links.ts'

const GROUPS = ['you', 'security', 'trading', 'promotion'] as const

const ICONS: Readonly<Record<AccountSideLink['icon'], ReactElement>> = {
  card: <WalletCreditCard20Regular />,
  code: <PhoneKey20Regular />,
  contact: <ContactCard20Regular />,
  gift: <GiftCard20Regular />,
  key: <Key20Regular />,
  lock: <LockClosed20Regular />,
  mail: <Mail20Regular />,
  megaphone: <Megaphone20Regular />,
  people: <PeopleCommunity20Regular />,
  person: <Person20Regular />,
  phone: <Phone20Regular />,
  plug: <PlugConnected20Regular />,
  shield: <ShieldCheckmark20Regular />,
}

/**
 * The layout of the account's screens, with its side menu. An entry of several screens links to the one that fits.
 */
export function AccountArea() {
  const t = useText<AreaKeys['shell'] | AreaKeys['shell-parts']>()
  const { pathname } = useLocation()
  const entries = sideLinks('account', pathname)
  return (
    <SideMenu
      label={t('shell.area.account')}
      groups={GROUPS.map((name) => ({
        title: t(`shell.area.${name}`),
        links: entries
          .filter(({ side }) => side.group === name)
          .map(({ to, label, side }) => ({ to, label: t(label), icon: ICONS[side.icon] })),
      }))}
    />
  )
}
