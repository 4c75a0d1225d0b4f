import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { TradePreview } from '#generated/models/trade-preview.ts'
import { CountryName } from '#src/web/c2c/country-name.tsx'
import { PayNames } from '#src/web/c2c/pay-names.tsx'
import { Person } from '#src/web/c2c/person.tsx'
import { NO_VALUE } from '#src/core/money/format.ts'
import { c2cMemberPath } from '#src/web/paths/query-paths.ts'
import stacked from '#src/web/ui/layout/stacked-facts.module.css'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { sideOf } from '../market/offer-filter.ts'
import styles from './ad.module.css'
import { Flags } from './flags.tsx'

/** The member behind an ad, the terms of the ad, and a warning about money from others (ENT-19). */
export function AdFacts({ ad }: { readonly ad: TradePreview }) {
  const t = useText<AreaKeys['c2c']>()
  const { username, transactions, remark } = ad
  const side = sideOf(ad.advertiseType)
  return (
    <>
      <Card className={styles.card}>
        <div className={styles.who}>
          <Person name={username} trades={transactions} size={40} />
          <LinkButton to={c2cMemberPath(username)}>{t('c2c.allAds')}</LinkButton>
        </div>
        <Flags of={ad} />
      </Card>
      <Card labelledBy="ad-terms">
        <h2 id="ad-terms" className={styles.subtitle}>
          {t('c2c.terms')}
        </h2>
        <dl className={`${stacked.facts ?? ''} ${styles.terms ?? ''}`}>
          <div>
            <dt>{t('c2c.quantity')}</dt>
            <dd>
              <Amount value={ad.number} unit={ad.unit} trim />
            </dd>
          </div>
          <div>
            <dt>{t('c2c.perOrder')}</dt>
            <dd>
              <AmountRange from={ad.minLimit} to={ad.maxLimit} trim unit={ad.currency} />
            </dd>
          </div>
          <div>
            <dt>{t('c2c.payWithin')}</dt>
            <dd>{t('c2c.minutes', { count: ad.timeLimit })}</dd>
          </div>
          <div>
            <dt>{t('c2c.country')}</dt>
            <dd>{ad.country === null ? NO_VALUE : <CountryName of={ad.country} />}</dd>
          </div>
          <div className={styles.wide}>
            <dt>{t(side === 'buy' ? 'c2c.payBy' : 'c2c.paidBy')}</dt>
            <dd>
              <PayNames payMode={ad.payMode} />
            </dd>
          </div>
        </dl>
      </Card>
      <Card labelledBy="ad-remark">
        <h2 id="ad-remark" className={styles.subtitle}>
          {t('c2c.remark')}
        </h2>
        <p className={styles.remark}>{(remark ?? '') === '' ? t('c2c.noRemark') : remark}</p>
      </Card>
      <div className={styles.warning}>
        <Warning20Regular aria-hidden />
        <div>
          <p className={styles.strong}>{t(`c2c.sameName.${side}`)}</p>
          <p>{t(`c2c.sameName.${side}.text`)}</p>
        </div>
      </div>
      <div className={styles.note}>
        <ShieldCheckmark20Regular aria-hidden />
        <p>{t('c2c.noDataInChat')}</p>
      </div>
    </>
  )
}
