import { useIntl } from 'react-intl'
import type { ContractCoin } from '#generated/models/contract-coin.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rateText } from '../form/rate-text.ts'

/** The fees of a contract, and the share below which the margin must not fall. */
export function ContractFees({ contract }: { readonly contract: ContractCoin | undefined }) {
  const t = useText<AreaKeys['swap']>()
  const { locale } = useIntl()
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
