import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rateText } from '../../form/rate-text.ts'
import type { Market } from '../../market.ts'

/** The fees of a pair. */
export function MakerTakerFees({ market: { fees } }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const [maker, taker] = [rateText(fees.maker, locale), rateText(fees.taker, locale)]
  return <span>{t('trading.fees', { maker, taker })}</span>
}
