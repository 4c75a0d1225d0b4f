import { Accessibility24Regular } from '@fluentui/react-icons/svg/accessibility'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Headset24Regular } from '@fluentui/react-icons/svg/headset'
import { NumberSymbol24Regular } from '@fluentui/react-icons/svg/number-symbol'
import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import { Translate24Regular } from '@fluentui/react-icons/svg/translate'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './tiles.module.css'

const reasons = [
  { key: 'exact', icon: <NumberSymbol24Regular /> },
  { key: 'yours', icon: <Translate24Regular /> },
  { key: 'everyone', icon: <Accessibility24Regular /> },
  { key: 'answers', icon: <Headset24Regular /> },
  { key: 'fees', icon: <Receipt24Regular /> },
  { key: 'arrival', icon: <CheckmarkCircle24Regular /> },
] as const

/** Why here: what can be held against us (LIMIT-07, LIMIT-08, and 3 confirmations). */
export function Advantages() {
  const t = useText<AreaKeys['home']>()
  return (
    <section className={styles.section} aria-labelledby="home-promises">
      <h2 id="home-promises" className={styles.heading}>
        {t('home.promises')}
      </h2>
      <ul className={styles.tiles} data-count={reasons.length}>
        {reasons.map(({ key, icon }) => (
          <li key={key} className={styles.tile}>
            <span className={styles.icon}>{icon}</span>
            <h3 className={styles.name}>{t(`home.${key}.title`)}</h3>
            <p className={styles.text}>{t(`home.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
