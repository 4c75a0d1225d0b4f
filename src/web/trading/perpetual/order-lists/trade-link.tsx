import type { AreaKeys } from '#generated/messages/keys.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

/** The way from an empty list to where orders are placed. */
export function TradeLink({ to }: { readonly to: string }) {
  const t = useText<AreaKeys['contract-orders']>()
  return (
    <LinkButton to={to} size="medium">
      {t('contract-orders.trade')}
    </LinkButton>
  )
}
