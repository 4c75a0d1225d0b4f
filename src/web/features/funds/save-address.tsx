import { useMemo, useState } from 'react'
import { useSaveAddress } from '#generated/client/withdraw/withdraw.ts'
import { savedAddressForm } from '#generated/forms/saved-address/form.ts'
import type { SavedAddressValue } from '#generated/forms/saved-address/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { toRequest } from '#forms/saved-address/request.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { withoutMemo } from './withdraw-definition.ts'

/** Keeps one more address for a coin on a network. */
export function SaveAddress({ network }: { readonly network: CoinNetwork }) {
  const t = useText<AreaKeys['funds']>()
  const { mutateAsync: save } = useSaveAddress()
  const [saved, setSaved] = useState(0)
  const { addressPattern, memoPattern, coinName: unit, protocol: coinprotocol } = network
  const limits = useMemo(() => ({ addressPattern, memoPattern }), [addressPattern, memoPattern])
  const form = useMemo(
    () => ((memoPattern ?? null) === null ? withoutMemo(savedAddressForm) : savedAddressForm),
    [memoPattern],
  )
  async function submit(value: SavedAddressValue): Promise<void> {
    await save({ data: toRequest(value, { unit, coinprotocol }) })
    await untilFresh()
    showToast({ kind: 'success', title: t('funds.kept', { name: value.remark }) })
    setTimeout(() => setSaved((count) => count + 1), 0)
  }
  return <SchemaForm key={saved} form={form} ctx={limits} onSubmit={submit} />
}
