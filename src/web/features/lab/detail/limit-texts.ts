import { subtract } from '#src/core/money/arithmetic.ts'
import { isGreater } from '#src/core/money/compare.ts'
import { coins, quantity, type Write } from '../amount-text.ts'
import { leftOf, type Limit } from './limits.ts'

export type LimitTexts = {
  readonly rule: string
  /** The member's own figure; null while that is not known. */
  readonly own: string | null
}

/** A limit in words, and what the member has of it; `unit` counts amounts, machines where it is null. */
export function limitTexts(limit: Limit, unit: string | null, write: Write): LimitTexts {
  const { t } = write
  switch (limit.name) {
    case 'hold': {
      const { need, have, unit: coin } = limit
      const amount = have && coins(have, coin, write)
      return {
        rule: t('lab.holdAtLeast', { amount: coins(need, coin, write) }),
        own:
          have &&
          (isGreater(need, have)
            ? t('lab.holdMissing', {
                amount: amount ?? '',
                missing: coins(subtract(need, have), coin, write),
              })
            : t('lab.inSpot', { amount: amount ?? '' })),
      }
    }
    case 'friends':
      return {
        rule: t('lab.friendsAtLeast', { count: limit.need }),
        own: limit.have === null ? null : t('lab.friendsOwn', { count: limit.have }),
      }
    case 'times':
      return {
        rule: t('lab.timesAtMost', { count: limit.need }),
        own:
          limit.have === null
            ? null
            : t('lab.timesUsed', { used: limit.have, left: Math.max(0, limit.need - limit.have) }),
      }
    case 'amount': {
      const { need, have } = limit
      return {
        rule: t('lab.amountAtMost', { amount: quantity(need, unit, write) }),
        own:
          have &&
          t('lab.amountOwn', {
            joined: quantity(have, unit, write),
            left: quantity(leftOf(need, have), unit, write),
          }),
      }
    }
    default:
      return limit satisfies never
  }
}
