import type { AreaKeys } from '#generated/messages/keys.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { LOG_IN_PATH, MARKETS_PATH, SIGN_UP_PATH, WALLET_PATH } from '#src/web/paths/paths.ts'
import { AppCard } from './app-card.tsx'
import { Banners } from './banners.tsx'
import { DepthLine } from './depth-line.tsx'
import { AreaLinks } from './area-links.tsx'
import { FirstSteps } from './first-steps.tsx'
import styles from './home.module.css'
import { Notices } from './notices.tsx'
import { Advantages } from './advantages.tsx'
import tiles from './tiles.module.css'

const facts = ['deposit', 'support', 'rebate'] as const

type HomeScreenProps = {
  /** One market beside the headline; its room is kept before it comes. Phones have none. */
  readonly market: ReactNode
  readonly markets: ReactNode
}

/** The start page: what this is, what is new, where to begin, how the markets stand, and why here. */
export function HomeScreen({ market, markets }: HomeScreenProps) {
  const t = useText<AreaKeys['home']>()
  const member = useSession().status === 'member'
  return (
    <>
      <section className={styles.hero} aria-labelledby="home-title">
        <DepthLine />
        <div className={styles.inside}>
          <div>
            <h1 id="home-title" tabIndex={-1} className={styles.title}>
              {t('home.title')}
            </h1>
            <p className={styles.lead}>{t('home.lead', { member: `${member}` })}</p>
            <div className={styles.actions}>
              {member ? (
                <LinkButton to={WALLET_PATH} look="primary" size="touch">
                  {t('home.wallet')}
                </LinkButton>
              ) : (
                <>
                  <LinkButton to={SIGN_UP_PATH} look="primary" size="touch">
                    {t('home.register')}
                  </LinkButton>
                  <LinkButton to={LOG_IN_PATH} size="touch">
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
          <div className={styles.market}>{market}</div>
        </div>
      </section>
      <div className={styles.news}>
        <Banners />
        <Notices />
      </div>
      <AreaLinks />
      <section className={styles.markets} aria-labelledby="home-markets">
        <div className={styles.marketsHead}>
          <h2 id="home-markets" className={tiles.heading}>
            {t('home.markets')}
          </h2>
          <Link to={MARKETS_PATH}>{t('home.markets.all')}</Link>
        </div>
        {markets}
      </section>
      <Advantages />
      <section className={styles.start}>
        <FirstSteps />
        <AppCard />
      </section>
    </>
  )
}
