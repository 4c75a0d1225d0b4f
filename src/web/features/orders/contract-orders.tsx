import type { AreaKeys } from '#generated/messages/keys.ts'
import { tabField } from '#src/web/list/filter/filter-field.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { List } from '#src/web/list/list.tsx'
import type { ContractOrderSource } from '#src/web/trading/perpetual/order-lists/contract-order-source.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { OpenContractOrders } from './open-contract-orders.tsx'
import styles from './orders.module.css'
import { UnfilteredNote } from './unfiltered-note.tsx'
import { useContractOrders } from './use-contract-orders.ts'

const SHOWN = ['open', 'past'] as const
const fields = { shown: tabField('show', SHOWN) }

/** Orders of a kind of contracts: those that wait, to be cancelled, and those that have ended. */
export function ContractOrders({ source }: { readonly source: ContractOrderSource }) {
  const t = useText<AreaKeys['contract-orders' | 'positions']>()
  const { filter, change } = useFilter(fields)
  const { Provider } = source
  return (
    <Provider>
      <Page title={t('contract-orders.title')}>
        <Tabs
          label={t('contract-orders.which')}
          value={filter.shown}
          tabs={SHOWN.map((value) => ({ value, label: t(`positions.${value}`) }))}
          onChange={(shown) => change({ shown })}
        >
          <Card className={styles.contractOrders}>
            {filter.shown === 'open' ? (
              <OpenContractOrders source={source} />
            ) : (
              <PastContractOrders source={source} />
            )}
          </Card>
        </Tabs>
      </Page>
    </Provider>
  )
}

function PastContractOrders({ source }: { readonly source: ContractOrderSource }) {
  const list = useContractOrders(source.past, source)
  return (
    <>
      <List list={list} />
      <UnfilteredNote source={source} isNarrowed={list.isNarrowed} />
    </>
  )
}
