import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rateText } from '../../form/rate-text.ts'
import type { Market } from '../../market.ts'
import { useContract } from './swap-contracts.ts'

/** The fees of a contract, and the share below which the margin must not fall. */
export function SwapFees({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['swap']>()
  const { locale } = useIntl()
  const contract = useContract(market)
  if (contract === undefined) return null
  return (
    <span>
      {t('swap.fees', {
        open: rateText(contract.openFee, locale),
        close: rateText(contract.closeFee, locale),
        maintenance: rateText(contract.maintenanceMarginRate, locale),
      })}
    </span>
  )
}
