import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'
import type { PerpetualContract } from '../holdings.ts'
import { sizeText } from '../positions/figure-texts.ts'
import { type ContractDraft, numberOf } from './contract-draft.ts'

/** Formats a placed order in a line: "Open long 0.1 BTC at 50,000 USDT". `size` is counted in the contract's unit. */
export function placedText(
  t: Text<AreaKeys['swap']>,
  locale: string,
  { action, direction, kind, isLimitAfter, price, trigger }: ContractDraft,
  size: Decimal,
  { sizeUnit, quote }: Pick<PerpetualContract, 'sizeUnit' | 'quote'>,
): string {
  const write = (text: string | undefined): string => sizeText(numberOf(text), locale, quote)
  return t('swap.placed', {
    order: t('swap.submit', { action, direction, size: sizeText(size, locale, sizeUnit) }),
    kind: kind === 'trigger' && isLimitAfter ? 'triggerLimit' : kind,
    price: write(price),
    trigger: write(trigger),
  })
}
