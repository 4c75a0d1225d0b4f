import type { AreaKeys } from '#generated/messages/keys.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { recordList } from './record-list.tsx'

/** /walletHistory: everything that moved, by coin, type and days (FEAT-07, ENT-08, STATE-16, VAL-25). */
export function HistoryScreen() {
  const t = useText<AreaKeys['records']>()
  return (
    <Page title={t('records.title')}>
      <Card>
        <List list={useList(recordList)} />
      </Card>
    </Page>
  )
}
