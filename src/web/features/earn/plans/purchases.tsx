import type { AreaKeys } from '#generated/messages/keys.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { earnPath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { purchaseList } from './purchase-list.tsx'

/** Purchases of all plans, or of one (`?plan=`). */
export function Purchases() {
  const t = useText<AreaKeys['earn']>()
  const list = useList(purchaseList)
  return (
    <Card>
      <List
        list={list}
        emptyAction={<LinkButton to={earnPath({ tab: 'recurring' })}>{t('earn.addPlan')}</LinkButton>}
      />
    </Card>
  )
}
