import { LinkMultiple24Regular } from '@fluentui/react-icons/svg/link-multiple'
import { MoneyHand24Regular } from '@fluentui/react-icons/svg/money-hand'
import { ShieldCheckmark24Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { COLLECT_PACK_PATH, LOG_IN_PATH, SIGN_UP_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './invite.module.css'
import { LevelTable } from './level-table.tsx'
import { LinkCard } from './link-card.tsx'
import { RanksTable } from './ranks-table.tsx'
import { Rules } from './rules.tsx'
import { sharesFor } from './terms.ts'

const STEPS = [
  { key: 'share', icon: <LinkMultiple24Regular /> },
  { key: 'verify', icon: <ShieldCheckmark24Regular /> },
  { key: 'earn', icon: <MoneyHand24Regular /> },
] as const satisfies readonly { readonly key: string; readonly icon: ReactElement }[]

/** /invite: what inviting brings, the member's link, the levels, the rankings and the rules (FEAT-22). */
export function InviteScreen() {
  const t = useText<AreaKeys['promotion']>()
  const { locale } = useIntl()
  const isMember = useSession().status === 'member'
  const shares = sharesFor(locale)
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-labelledby="invite-title">
        <div>
          <h1 id="invite-title" tabIndex={-1} className={styles.title}>
            {t('promotion.invite.title')}
          </h1>
          <p className={styles.lead}>{t('promotion.invite.lead')}</p>
          <dl className={styles.figures}>
            <div>
              <dt>{t('promotion.invite.first')}</dt>
              <dd>{shares.first}</dd>
            </div>
            <div>
              <dt>{t('promotion.invite.second')}</dt>
              <dd>{shares.second}</dd>
            </div>
            <div>
              <dt>{t('promotion.invite.fee')}</dt>
              <dd>{t('promotion.usdt', { amount: promotionTerms.feeRebate })}</dd>
            </div>
          </dl>
        </div>
        {isMember ? <LinkCard /> : <AskToLogIn />}
      </section>
      <section aria-labelledby="invite-how">
        <h2 id="invite-how" className={styles.heading}>
          {t('promotion.invite.how')}
        </h2>
        <ol className={styles.steps}>
          {STEPS.map(({ key, icon }) => (
            <li key={key} className={styles.step}>
              <span className={styles.icon}>{icon}</span>
              <h3 className={styles.name}>{t(`promotion.step.${key}`)}</h3>
              <p className={styles.text}>{t(`promotion.step.${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.halves}>
        <section aria-labelledby="invite-levels">
          <h2 id="invite-levels" className={styles.heading}>
            {t('promotion.invite.levels')}
          </h2>
          <Card className={styles.levels}>
            <LevelTable />
          </Card>
        </section>
        <section aria-labelledby="invite-rules">
          <h2 id="invite-rules" className={styles.heading}>
            {t('promotion.rules')}
          </h2>
          <Rules />
          <p className={styles.acts}>
            <LinkButton to={COLLECT_PACK_PATH}>{t('promotion.cards')}</LinkButton>
          </p>
        </section>
      </div>
      <section aria-labelledby="invite-ranks">
        <h2 id="invite-ranks" className={styles.heading}>
          {t('promotion.ranks')}
        </h2>
        <Card>
          <RanksTable />
        </Card>
      </section>
    </div>
  )
}

/** A visitor has no link yet. */
function AskToLogIn() {
  const t = useText<AreaKeys['promotion' | 'shell']>()
  return (
    <Card className={styles.ask}>
      <h2 className={styles.name}>{t('promotion.invite.logIn')}</h2>
      <p className={styles.text}>{t('promotion.invite.logInText')}</p>
      {/* Whoever logs in comes back here. */}
      <div className={styles.acts} onClickCapture={() => rememberReturnTo()}>
        <LinkButton to={SIGN_UP_PATH} look="primary" size="large">
          {t('shell.signUp')}
        </LinkButton>
        <LinkButton to={LOG_IN_PATH} size="large">
          {t('shell.logIn')}
        </LinkButton>
      </div>
    </Card>
  )
}
