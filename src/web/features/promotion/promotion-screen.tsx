import { useGetMyInfo } from '#generated/client/member/member.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { tabField } from '#src/web/list/filter/filter-field.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { INVITE_PATH, MY_CARDS_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { FriendsTable } from './friends-table.tsx'
import { LevelCard } from './level-card.tsx'
import { LinkCard } from './link-card.tsx'
import styles from './promotion.module.css'
import { RanksTable } from './ranks-table.tsx'
import { RebatesTable } from './rebates-table.tsx'
import { Stats } from './stats.tsx'

const PARTS = { friends: FriendsTable, records: RebatesTable, ranks: RanksTable } as const
type Part = keyof typeof PARTS
const ORDER = ['friends', 'records', 'ranks'] as const satisfies readonly Part[]
const fields = { part: tabField('tab', ORDER) }

/** /promotion: the partner's own programme (FEAT-22). */
export function PromotionScreen() {
  const t = useText<AreaKeys['promotion']>()
  const { filter, change } = useFilter(fields)
  const { part } = filter
  const { data: me } = useGetMyInfo({ query: { select: dataOf } })
  const Table = PARTS[part]
  return (
    <Page
      title={t('promotion.title')}
      actions={
        <>
          <LinkButton to={INVITE_PATH}>{t('promotion.rules')}</LinkButton>
          <LinkButton to={MY_CARDS_PATH}>{t('promotion.cards')}</LinkButton>
        </>
      }
    >
      <div className={styles.top}>
        <LinkCard />
        <LevelCard friends={me === undefined ? undefined : (me.firstLevel ?? 0)} />
      </div>
      <Stats
        one={me === undefined ? undefined : (me.firstLevel ?? 0)}
        two={me === undefined ? undefined : (me.secondLevel ?? 0)}
      />
      <Tabs
        label={t('promotion.parts')}
        value={part}
        tabs={ORDER.map((value) => ({ value, label: t(`promotion.${value}`) }))}
        onChange={(next) => change({ part: next })}
      >
        <div className={styles.table}>
          <Table />
        </div>
      </Tabs>
    </Page>
  )
}
