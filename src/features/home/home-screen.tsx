import { Accessibility24Regular } from '@fluentui/react-icons/svg/accessibility'
import { Globe24Regular } from '@fluentui/react-icons/svg/globe'
import { NumberSymbol24Regular } from '@fluentui/react-icons/svg/number-symbol'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/session/hooks.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useText } from '#src/ui/text.ts'
import { DepthLine } from './depth-line.tsx'
import styles from './home.module.css'

const facts = ['deposit', 'support', 'rebate'] as const

const promises = [
  { key: 'exact', icon: <NumberSymbol24Regular /> },
  { key: 'yours', icon: <Globe24Regular /> },
  { key: 'everyone', icon: <Accessibility24Regular /> },
] as const

/** The start page: what this is, and the one next step for a visitor or a member. */
export function HomeScreen() {
  const t = useText<AreaKeys['home']>()
  const member = useSession().status === 'member'
  return (
    <>
      <section className={styles.hero} aria-labelledby="home-title">
        <DepthLine />
        <div className={styles.inside}>
          <h1 id="home-title" tabIndex={-1} className={styles.title}>
            {t('home.title')}
          </h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.actions}>
            {member ? (
              <LinkButton to="/money" look="primary" size="touch">
                {t('home.wallet')}
              </LinkButton>
            ) : (
              <>
                <LinkButton to="/Register" look="primary" size="touch">
                  {t('home.register')}
                </LinkButton>
                <LinkButton to="/Login" size="touch">
                  {t('home.logIn')}
                </LinkButton>
              </>
            )}
          </div>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{t(`home.${fact}.text`)}</dt>
                <dd>{t(`home.${fact}.figure`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className={styles.promises} aria-labelledby="home-promises">
        <h2 id="home-promises" className={styles.heading}>
          {t('home.promises')}
        </h2>
        <ul className={styles.cards}>
          {promises.map(({ key, icon }) => (
            <li key={key}>
              <Card className={styles.card}>
                <span className={styles.icon}>{icon}</span>
                <h3 className={styles.name}>{t(`home.${key}.title`)}</h3>
                <p className={styles.text}>{t(`home.${key}.text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
