import type { AreaKeys } from '#generated/messages/keys.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { CONVERT_PATH } from '#src/web/paths/paths.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { conversionList } from './conversion-list.tsx'

/** /convertHistory: what was converted, by coin and day, and as a file (FEAT-13). */
export function ConvertHistoryScreen() {
  const t = useText<AreaKeys['convert']>()
  const convert = (
    <LinkButton to={CONVERT_PATH} look="primary">
      {t('convert.title')}
    </LinkButton>
  )
  return (
    <Page title={t('convert.history')} actions={convert}>
      <Card>
        <List list={useList(conversionList)} emptyAction={convert} />
      </Card>
    </Page>
  )
}
