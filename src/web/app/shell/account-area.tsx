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
import {
  ACCOUNT_PATH,
  API_KEYS_PATH,
  AUTHENTICATOR_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_FUND_PASSWORD_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_PHONE_PATH,
  MERCHANT_PATH,
  MY_ADS_PATH,
  MY_CARDS_PATH,
  PAYMENT_METHODS_PATH,
  PROMOTION_PATH,
  REAL_NAME_PATH,
  REMOVE_AUTHENTICATOR_PATH,
  RETRIEVE_FUND_PASSWORD_PATH,
  SET_FUND_PASSWORD_PATH,
} from '#src/web/paths/paths.ts'
import { SideMenu } from '#src/web/ui/layout/side-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

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
            { to: ACCOUNT_PATH, label: t('shell.area.overview'), icon: <Person20Regular /> },
            { to: REAL_NAME_PATH, label: t('shell.title.realName'), icon: <ContactCard20Regular /> },
          ],
        },
        {
          title: t('shell.area.security'),
          links: [
            {
              to: CHANGE_PASSWORD_PATH,
              label: t('shell.area.loginPassword'),
              icon: <LockClosed20Regular />,
            },
            { to: CHANGE_PHONE_PATH, label: t('shell.title.changePhone'), icon: <Phone20Regular /> },
            { to: CHANGE_EMAIL_PATH, label: t('shell.title.changeEmail'), icon: <Mail20Regular /> },
            {
              to: shown(CHANGE_FUND_PASSWORD_PATH, SET_FUND_PASSWORD_PATH, RETRIEVE_FUND_PASSWORD_PATH),
              label: t('shell.area.fundPassword'),
              icon: <Key20Regular />,
            },
            {
              to: shown(AUTHENTICATOR_PATH, REMOVE_AUTHENTICATOR_PATH),
              label: t('shell.title.changeGoogle'),
              icon: <PhoneKey20Regular />,
            },
          ],
        },
        {
          title: t('shell.area.trading'),
          links: [
            {
              to: PAYMENT_METHODS_PATH,
              label: t('shell.title.payment'),
              icon: <WalletCreditCard20Regular />,
            },
            { to: API_KEYS_PATH, label: t('shell.title.api'), icon: <PlugConnected20Regular /> },
            { to: MY_ADS_PATH, label: t('shell.title.ad'), icon: <Megaphone20Regular /> },
            {
              to: MERCHANT_PATH,
              label: t('shell.title.identbusiness'),
              icon: <ShieldCheckmark20Regular />,
            },
          ],
        },
        {
          title: t('shell.area.promotion'),
          links: [
            { to: PROMOTION_PATH, label: t('shell.title.promotion'), icon: <PeopleCommunity20Regular /> },
            { to: MY_CARDS_PATH, label: t('shell.title.myCards'), icon: <GiftCard20Regular /> },
          ],
        },
      ]}
    />
  )
}
