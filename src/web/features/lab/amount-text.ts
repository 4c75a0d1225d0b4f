import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { equals } from '#src/core/money/compare.ts'
import { type Decimal, ONE } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import { kindOf } from './activity-kind.ts'

export type Write = {
  readonly t: Text<AreaKeys['lab']>
  readonly locale: string
}

/** An amount with its coin, without zeros that say nothing. */
export const coins = (amount: Decimal, unit: string, { locale }: Write): string =>
  formatDecimal(amount, locale, { unit, trim: true })

/** A number of machines. */
export const machines = (amount: Decimal, { t, locale }: Write): string =>
  t('lab.machines', {
    // The plural of a decimal is that of one or of many.
    count: equals(amount, ONE) ? 1 : 2,
    amount: formatDecimal(amount, locale, { trim: true }),
  })

type Counted = Pick<Activity, 'type' | 'unit' | 'acceptUnit'>

/** The coin that an amount of a participation is counted in; null for machines. */
export function amountUnit({ type, unit, acceptUnit }: Counted): string | null {
  const kind = kindOf(type)
  if (kind === 'mining') return null
  return kind === 'subscription' || kind === 'sale' ? unit : acceptUnit
}

/** The coin that the supply is counted in; null for machines. */
export function supplyUnit({ type, unit, acceptUnit }: Counted): string | null {
  const kind = kindOf(type)
  if (kind === 'mining') return null
  return kind === 'lock' ? acceptUnit : unit
}

/** An amount of coins, or of machines where there is no coin. */
export const quantity = (amount: Decimal, unit: string | null, write: Write): string =>
  unit === null ? machines(amount, write) : coins(amount, unit, write)
