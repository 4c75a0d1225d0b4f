import { Color20Regular } from '@fluentui/react-icons/svg/color'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { Globe20Regular } from '@fluentui/react-icons/svg/globe'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon'
import type { ReactElement, ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useLanguage, useMember, useSession, useTheme } from '#src/web/session/hooks.ts'
import { setTheme } from '#src/web/session/theme.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { initialsOf } from '#src/core/text/initials.ts'
import { C2C_ORDERS_PATH, LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { NATIVE_NAMES, displayedLanguage } from '../intl/language.ts'
import styles from './drawer.module.css'
import { useLeave } from './leave.ts'
import { type Destination, drawerLinks, drawerMemberLinks, footerLinks, tradeLinks } from './navigation.ts'
import { navigationIcons } from './navigation-icons.tsx'
import { openOverlay } from './overlays.ts'
import { UnseenCount } from './unseen-count.tsx'
import { useShown } from './use-shown.ts'

/** The menu of small screens, 60 % wide: all that the header has no room for (SHELL-09). */
export function Drawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText<AreaKeys['shell']>()
  const member = useSession().status === 'member'
  const dark = useTheme() === 'black'
  const leave = useLeave()
  const isShown = useShown()
  const language = NATIVE_NAMES[displayedLanguage(useLanguage())]
  const { fullName, symbol } = useDisplayCurrency()
  const place = ({ to, label, icon }: Destination): ReactElement => (
    <li key={to}>
      <NavLink to={to} end className={styles.row ?? ''} onClick={onClose}>
        {icon !== undefined && navigationIcons[icon]}
        {t(label)}
        {to === C2C_ORDERS_PATH && <UnseenCount />}
      </NavLink>
    </li>
  )
  return (
    <Modal label={t('shell.menu')} className={styles.drawer} onClose={onClose}>
      <div className={styles.head}>
        {member ? <Who /> : <span className={styles.title}>{t('shell.menu')}</span>}
        <IconButton label={t('shell.close')} icon={<Dismiss20Regular />} onClick={onClose} />
      </div>
      {!member && (
        // A press on either link leads away from what lies below the drawer.
        <div className={styles.visitor} onClickCapture={onClose}>
          <LinkButton to={SIGN_UP_PATH} look="primary" size="large" block>
            {t('shell.signUp')}
          </LinkButton>
          <LinkButton to={LOG_IN_PATH} size="large" block>
            {t('shell.logIn')}
          </LinkButton>
        </div>
      )}
      <nav aria-label={t('shell.navigation')}>
        <ul className={styles.group}>{drawerLinks.filter(isShown).map(place)}</ul>
        <p className={styles.groupName} id="drawer-trade">
          {t('shell.trade')}
        </p>
        <ul className={styles.group} aria-labelledby="drawer-trade">
          {tradeLinks.filter(isShown).map(place)}
        </ul>
        {member && <ul className={styles.group}>{drawerMemberLinks.filter(isShown).map(place)}</ul>}
      </nav>
      <ul className={styles.group}>
        <Act icon={<Globe20Regular />} detail={language} onClick={() => openOverlay('language')}>
          {t('shell.language.tab')}
        </Act>
        <Act
          icon={<span className={styles.symbol}>{symbol}</span>}
          detail={fullName}
          onClick={() => openOverlay('currency')}
        >
          {t('shell.currency.tab')}
        </Act>
        <Act
          icon={<WeatherMoon20Regular />}
          detail={t(dark ? 'shell.theme.black' : 'shell.theme.white')}
          onClick={() => setTheme(dark ? 'white' : 'black')}
        >
          {t('shell.theme.name')}
        </Act>
        <Act icon={<Color20Regular />} onClick={() => openOverlay('appearance')}>
          {t('shell.appearance.title')}
        </Act>
      </ul>
      <ul className={styles.group}>
        {[...footerLinks('reading'), ...footerLinks('legal')].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={`${styles.row ?? ''} ${styles.plain ?? ''}`} onClick={onClose}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      {member && (
        <ul className={styles.group}>
          <Act
            icon={<SignOut20Regular />}
            onClick={() => {
              onClose()
              leave()
            }}
          >
            {t('shell.logOut')}
          </Act>
        </ul>
      )}
    </Modal>
  )
}

function Who() {
  const member = useMember()
  const name = member?.realName ?? member?.username ?? ''
  return (
    <p className={styles.who}>
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </p>
  )
}

type ActProps = {
  readonly icon: ReactElement
  readonly detail?: string
  readonly children: ReactNode
  readonly onClick: () => void
}

function Act({ icon, detail, children, onClick }: ActProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onClick}>
        {icon}
        <span className={styles.words}>{children}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </button>
    </li>
  )
}
