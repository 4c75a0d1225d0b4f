import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OptionalService } from '#generated/operations/optional-services.ts'
import { missingServices } from '#src/web/client/missing-services.ts'
import { tabField } from '#src/web/list/filter/filter-field.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { List } from '#src/web/list/list.tsx'
import { useStore } from '#src/web/session/hooks.ts'
import type { ContractOrderSource } from '#src/web/trading/perpetual/order-lists/contract-order-source.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { OpenContractOrders } from './open-contract-orders.tsx'
import styles from './orders.module.css'
import { UnfilteredNote } from './unfiltered-note.tsx'
import { useContractOrders } from './use-contract-orders.ts'

const SHOWN = ['open', 'past'] as const
const KINDS = ['swap', 'coinswap'] as const
const SERVICES = { swap: 'swap', coinswap: 'coin-swap' } as const satisfies Record<Kind, OptionalService>
const fields = { shown: tabField('show', SHOWN), kind: tabField('kind', KINDS) }

type Kind = (typeof KINDS)[number]

type ContractOrdersProps = { readonly sources: Readonly<Record<Kind, ContractOrderSource>> }

/** Orders for contracts, a kind at a time: those that wait, to be cancelled, and those that have ended. */
export function ContractOrders({ sources }: ContractOrdersProps) {
  const t = useText<AreaKeys['contract-orders' | 'positions']>()
  const { filter, change } = useFilter(fields)
  const missing = useStore(missingServices)
  const kinds = KINDS.filter((each) => !missing.has(SERVICES[each]))
  const kind = kinds.find((each) => each === filter.kind) ?? kinds[0] ?? filter.kind
  const source = sources[kind]
  const { Provider } = source
  return (
    <Provider>
      <Page
        title={t('contract-orders.title')}
        actions={
          kinds.length > 1 && (
            <Segments
              label={t('contract-orders.kind')}
              value={kind}
              options={kinds.map((value) => ({ value, label: t(`contract-orders.kind.${value}`) }))}
              onChange={(next) => change({ kind: next })}
            />
          )
        }
      >
        <Tabs
          label={t('contract-orders.which')}
          value={filter.shown}
          tabs={SHOWN.map((value) => ({ value, label: t(`positions.${value}`) }))}
          onChange={(shown) => change({ shown })}
        >
          <Card className={styles.contractOrders}>
            {filter.shown === 'open' ? (
              <OpenContractOrders key={kind} source={source} />
            ) : (
              <PastContractOrders key={kind} source={source} />
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
