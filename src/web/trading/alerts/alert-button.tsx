import { Alert16Filled, Alert16Regular } from '@fluentui/react-icons/svg/alert'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { isSameMarket, type MarketKey } from '../market.ts'
import { alertStore } from './alerts.ts'

type AlertButtonProps = { readonly market: MarketKey; readonly onOpen: () => void }

/** The button that opens the price alerts, with the number of those pending in this market. */
export function AlertButton({ market, onOpen }: AlertButtonProps) {
  const t = useText<AreaKeys['trading']>()
  const count = useStore(alertStore).filter(
    (alert) => isSameMarket(alert, market) && alert.reachedAt === null,
  ).length
  return (
    <IconButton
      size="small"
      label={t('trading.alerts.open', { count })}
      icon={count > 0 ? <Alert16Filled /> : <Alert16Regular />}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}
