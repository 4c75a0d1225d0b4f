import { Color16Regular } from '@fluentui/react-icons/svg/color'
import { Globe20Regular } from '@fluentui/react-icons/svg/globe'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useLanguage } from '#src/web/session/hooks.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { SupportNote } from '#src/web/ui/layout/support-note.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useConfig } from '../config-context.ts'
import { NATIVE_NAMES, displayedLanguage } from '../intl/language.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { type Destination, footerLinks } from './navigation.ts'
import { openOverlay } from './overlays.ts'
import { useShown } from './use-shown.ts'

/** The footer of every page: links, language, currency, theme, and the risk warning. */
export function Footer() {
  const t = useText<AreaKeys['shell']>()
  const { brand } = useConfig()
  const { fullName, symbol } = useDisplayCurrency()
  const isShown = useShown()
  const columns: readonly ColumnProps[] = [
    { title: t('shell.footer.trade'), links: footerLinks('trading').filter(isShown) },
    { title: t('shell.footer.account'), links: footerLinks('account').filter(isShown) },
    { title: t('shell.footer.read'), links: footerLinks('reading') },
    { title: t('shell.footer.legal'), links: footerLinks('legal') },
  ]
  const language = NATIVE_NAMES[displayedLanguage(useLanguage())]
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <div>
            <Logo />
            <p className={styles.about}>{t('shell.footer.about')}</p>
            <div className={styles.support}>
              <SupportNote />
            </div>
            <div className={styles.choices}>
              <Button icon={<Globe20Regular />} onClick={() => openOverlay('language')}>
                {language}
              </Button>
              <Button onClick={() => openOverlay('currency')}>{`${fullName} ${symbol}`}</Button>
              <Button icon={<Color16Regular />} onClick={() => openOverlay('appearance')}>
                {t('shell.appearance.title')}
              </Button>
            </div>
          </div>
          <nav
            className={styles.columns}
            data-long={columns.some(isLong)}
            aria-label={t('shell.footer.links')}
          >
            {columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </nav>
        </div>
        <div className={styles.end}>
          <span>{`© ${brand.name}`}</span>
          <span>{t('shell.footer.care')}</span>
        </div>
      </div>
    </footer>
  )
}

type ColumnProps = { readonly title: string; readonly links: readonly Destination[] }

/** Links that stand in one column; more stand in two. */
const MOST_IN_ONE = 6

const isLong = ({ links }: ColumnProps): boolean => links.length > MOST_IN_ONE

function Column(column: ColumnProps) {
  const { title, links } = column
  const t = useText<AreaKeys['shell']>()
  return (
    <div className={styles.column} data-long={isLong(column)}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
