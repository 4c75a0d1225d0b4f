import { Globe16Regular } from '@fluentui/react-icons/svg/globe'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useLanguage } from '#src/session/hooks.ts'
import { Button } from '#src/ui/button.tsx'
import { useText } from '#src/ui/text.ts'
import { useConfig } from '../config-context.ts'
import { NATIVE_NAMES, shown } from '../intl/language.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { openOverlay } from './overlays.ts'

/** The end of every page: what this is, language and currency once more, and a word of care. */
export function Footer() {
  const t = useText<AreaKeys['shell']>()
  const { brand } = useConfig()
  const { fullName, symbol } = useDisplayCurrency()
  const language = NATIVE_NAMES[shown(useLanguage())]
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <div>
            <Logo />
            <p className={styles.about}>{t('shell.footer.about')}</p>
          </div>
          <div className={styles.choices}>
            <Button icon={<Globe16Regular />} onClick={() => openOverlay('language')}>
              {language}
            </Button>
            <Button onClick={() => openOverlay('currency')}>{`${fullName} ${symbol}`}</Button>
          </div>
        </div>
        <div className={styles.end}>
          <span>{`© ${brand.name}`}</span>
          <span>{t('shell.footer.care')}</span>
        </div>
      </div>
    </footer>
  )
}
