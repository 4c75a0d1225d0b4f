import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { listText } from '#src/core/text/list-text.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './invite.module.css'
import { LEVELS, shareText, sharesFor } from './terms.ts'

const { hours, places, feeRebate, giftCard, rewards, coins } = promotionTerms

/** The terms in words (LIMIT-02, LIMIT-03, LIMIT-04, LIMIT-07). */
export function Rules() {
  const t = useText<AreaKeys['promotion']>()
  const { locale } = useIntl()
  const [ten, hundred] = rewards
  const sharing = LEVELS.filter(({ dividend }) => dividend !== null)
  const rules: readonly string[] = [
    t('promotion.rule.rebates', sharesFor(locale)),
    t('promotion.rule.coins', { coins: listText(coins, locale, 'disjunction') }),
    t('promotion.rule.realName'),
    t('promotion.rule.dividend', {
      levels: listText(
        sharing.map(({ level }) => `L${level}`),
        locale,
      ),
      shares: listText(
        sharing.map(({ dividend }) => shareText(dividend ?? '0', locale)),
        locale,
      ),
    }),
    t('promotion.rule.ranks', {
      places,
      first: ten.places,
      firstAmount: ten.amount,
      second: hundred.places,
      secondAmount: hundred.amount,
    }),
    t('promotion.rule.count', { hours }),
    t('promotion.rule.fee', { amount: feeRebate }),
    t('promotion.rule.cards', {
      count: giftCard.count,
      worth: formatDecimal(decimal(giftCard.worth), locale, { trim: true }),
      days: giftCard.lockDays,
    }),
  ]
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
