import { useRef } from 'react'
import { useDeleteSavedAddress } from '#generated/client/withdraw/withdraw.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Id } from '#generated/models/id.ts'
import type { SavedAddress } from '#generated/models/saved-address.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useKeptFocus } from '#src/web/list/table/use-kept-focus.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { useHeldRows } from '#src/web/ui/layout/use-held-rows.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './funds.module.css'
import own from './saved-addresses.module.css'

type SavedAddressesProps = {
  readonly entries: readonly SavedAddress[]
  readonly onChoose: (entry: SavedAddress) => void
}

const entryKey = ({ id, address }: SavedAddress): string => `${id ?? ''}${address}`

/** The addresses that are kept, each to be taken or forgotten. */
export function SavedAddresses({ entries, onChoose }: SavedAddressesProps) {
  const t = useText<AreaKeys['funds']>()
  const { mutate, isPending } = useDeleteSavedAddress()
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, true)
  const { rows, isGone, ref } = useHeldRows({ rows: entries, rowKey: entryKey, of: 'addresses' })
  const forget = (id: Id, name: string): void =>
    mutate(
      { data: { id } },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('funds.forgotten', { name }) }),
        onError: ({ message }) => showToast({ kind: 'error', title: t('funds.forgetFailed'), text: message }),
      },
    )
  return (
    <div ref={list}>
      {rows.length === 0 ? (
        <p className={`${own.book ?? ''} ${styles.quiet ?? ''}`}>{t('funds.noEntries')}</p>
      ) : (
        <ul ref={ref} className={own.book} aria-label={t('funds.book')}>
          {rows.map((entry) => {
            const { id, address, memo, remark } = entry
            const name = remark ?? address
            return (
              <li key={entryKey(entry)} className={own.entry} data-gone={isGone(entry)}>
                <span>
                  <span className={own.name}>{name}</span>
                  <span className={`${styles.small ?? ''} ${styles.code ?? ''}`}>
                    {address}
                    {memo !== undefined && memo !== null && ` · ${memo}`}
                  </span>
                </span>
                {id !== undefined && (
                  <Button
                    look="subtle"
                    size="small"
                    disabled={isPending || isGone(entry)}
                    onClick={() => forget(id, name)}
                  >
                    {t('funds.forget')}
                    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                  </Button>
                )}
                <Button size="small" disabled={isGone(entry)} onClick={() => onChoose(entry)}>
                  {t('funds.use')}
                  <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
