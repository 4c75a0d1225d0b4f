import type { AreaKeys } from '#generated/messages/keys.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import type { SecondOrder } from './second-order.ts'

/** `60 s · 75%`. */
export const rateTextOf = (
  t: Text<AreaKeys['second']>,
  locale: string,
  { seconds, rate }: Pick<SecondOrder, 'seconds' | 'rate'>,
): string => `${t('second.seconds', { seconds })} · ${percentText(toPercent(rate), locale, { trim: true })}`
