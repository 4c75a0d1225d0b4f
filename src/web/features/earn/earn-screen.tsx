import type { AreaKeys } from '#generated/messages/keys.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { earnFields } from './earn-filter.ts'
import { EarnLinks } from './earn-links.tsx'
import { Recurring } from './recurring/recurring.tsx'
import { Regular } from './regular/regular.tsx'
import styles from './earn.module.css'

/** /earn: products with a fixed term, and plans that buy again and again (ROUTE-MARKETS, FEAT-20). */
export function EarnScreen() {
  const t = useText<AreaKeys['earn']>()
  const isMember = useSession().status === 'member'
  const { filter, change } = useFilter(earnFields)
  const Tab = filter.tab === 'regular' ? Regular : Recurring
  return (
    <Page title={t('earn.title')} actions={isMember && <EarnLinks />}>
      <p className={styles.lead}>{t('earn.lead')}</p>
      <Tabs
        label={t('earn.title')}
        value={filter.tab}
        tabs={[
          { value: 'regular', label: t('earn.regular') },
          { value: 'recurring', label: t('earn.recurring') },
        ]}
        onChange={(tab) => change({ tab, product: null })}
      >
        <div className={styles.panel}>
          <Tab filter={filter} change={change} />
        </div>
      </Tabs>
    </Page>
  )
}
