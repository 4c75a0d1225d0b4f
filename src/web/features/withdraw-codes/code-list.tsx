import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { useCallback, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type CodeState, masked, stateOf, STATES } from './codes.ts'
import { ConfirmRedeem } from './confirm-redeem.tsx'
import { useCodeColumns } from './use-code-columns.tsx'
import { useCodes } from './use-codes.ts'
import styles from './withdraw-codes.module.css'

const PAGE_SIZE = 10
const ANY = 'any'
const FILTERS = [ANY, ...STATES] as const
const idOf = ({ id }: WithdrawCode): string => id

/** The codes that the member made, with their states; money in an open one can be taken back. */
export function CodeList() {
  const t = useText<AreaKeys['withdraw-codes']>()
  const { rows, error, isFetching, refetch } = useCodes()
  const columns = useCodeColumns()
  const [state, setState] = useState<CodeState | typeof ANY>(ANY)
  const [asked, setAsked] = useState<WithdrawCode | null>(null)
  const close = (): void => setAsked(null)
  const actions = useCallback(
    (code: WithdrawCode) =>
      stateOf(code) === 'open' && (
        <Button look="subtle" size="small" onClick={() => setAsked(code)}>
          {t('withdraw-codes.takeBack')}
          <VisuallyHidden>{` ${masked(code.withdrawCode)}`}</VisuallyHidden>
        </Button>
      ),
    [t],
  )
  return (
    <Card labelledBy="withdraw-codes-list">
      <h2 id="withdraw-codes-list" className={styles.listTitle}>
        {t('withdraw-codes.list')}
      </h2>
      <DataTable
        label={t('withdraw-codes.list')}
        columns={columns}
        rows={rows?.filter((code) => state === ANY || stateOf(code) === state)}
        rowKey={idOf}
        actions={actions}
        failure={failureOf(t('withdraw-codes.error'), { error, isFetching, refetch })}
        filters={
          rows?.length !== 0 && (
            <SelectFilter
              label={t('withdraw-codes.state')}
              value={state}
              options={FILTERS.map((value) => ({ value, label: t(`withdraw-codes.state.${value}`) }))}
              onChange={setState}
            />
          )
        }
        {...(state !== ANY && { onClearFilters: () => setState(ANY) })}
        empty={{
          icon: <QrCode24Regular />,
          title: t('withdraw-codes.none'),
          text: t('withdraw-codes.noneText'),
        }}
        paging={{ kind: 'client', size: PAGE_SIZE }}
        {...(rows?.length !== 0 && { csv: { name: t('withdraw-codes.file') } })}
      />
      {asked !== null && (
        <ConfirmRedeem
          code={asked}
          onDone={close}
          onRefused={(refused) => {
            close()
            const text = refused instanceof Error ? refused.message : null
            showToast({ kind: 'error', title: t('withdraw-codes.takeBackFailed'), text })
          }}
          onCancel={close}
        />
      )}
    </Card>
  )
}
