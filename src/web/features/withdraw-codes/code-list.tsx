import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { useCallback, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import { choiceField } from '#src/web/list/filter/filter-field.ts'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type CodeState, masked, newestFirst, stateOf, STATES } from './codes.ts'
import { codeColumns } from './code-columns.tsx'
import { ConfirmRedeem } from './confirm-redeem.tsx'
import { codeQuery, useCodes } from './use-codes.ts'
import styles from './withdraw-codes.module.css'

type CodeFilter = { readonly state: CodeState | null }

const codeList: ListDescription<WithdrawCode, CodeFilter, object, AreaKeys['withdraw-codes']> = {
  title: 'withdraw-codes.list',
  error: 'withdraw-codes.error',
  empty: { icon: <QrCode24Regular />, title: 'withdraw-codes.none', text: 'withdraw-codes.noneText' },
  file: (t) => t('withdraw-codes.file'),
  columns: codeColumns,
  rowKey: ({ id }) => id,
  fields: { state: choiceField('state', STATES) },
  Filters: StateFilter,
  ...codeQuery,
  request: () => codeQuery.request,
  arrange:
    ({ state }) =>
    (rows) =>
      newestFirst(rows).filter((code) => state === null || stateOf(code) === state),
}

/** The codes that the member made, with their states; money in an open one can be taken back. */
export function CodeList() {
  const t = useText<AreaKeys['withdraw-codes']>()
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
      <List list={useList(codeList)} actions={actions} />
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

/** Not shown before there is a code. */
function StateFilter({ filter, change }: FiltersProps<CodeFilter>) {
  const t = useText<AreaKeys['withdraw-codes']>()
  if (useCodes().rows?.length === 0) return null
  return (
    <ChoiceFilter
      label={t('withdraw-codes.state')}
      any={t('withdraw-codes.state.any')}
      values={STATES}
      textOf={(state) => t(`withdraw-codes.state.${state}`)}
      value={filter.state}
      onChange={(state) => change({ state })}
    />
  )
}
