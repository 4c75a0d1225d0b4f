import { useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import type { SavedAddress } from '#generated/models/saved-address.ts'
import type { WithdrawableCoin } from '#generated/models/withdrawable-coin.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SaveAddress } from './save-address.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import own from './address-book.module.css'
import styles from './funds.module.css'

/** Puts an address of the book into the form. */
export type TakeAddress = (entry: SavedAddress) => void

/** Beside the address: opens the book, and says how one of its addresses gets into this form. */
export function BookButton({ onOpen }: { readonly onOpen: (take: TakeAddress) => void }) {
  const t = useText<AreaKeys['funds']>()
  const { set } = useForm()
  const take: TakeAddress = ({ address, memo }) => set({ address, memo: memo ?? undefined })
  return (
    <button type="button" className={own.link} onClick={() => onOpen(take)}>
      {t('funds.book')}
    </button>
  )
}

type AddressBookProps = {
  readonly info: WithdrawableCoin | undefined
  readonly network: CoinNetwork
  readonly onTake: TakeAddress
  readonly onClose: () => void
}

/**
 * The addresses that the member keeps for this coin on this network. It has a form of its own, so it must not stand
 * inside another one.
 */
export function AddressBook({ info, network, onTake, onClose }: AddressBookProps) {
  const t = useText<AreaKeys['funds']>()
  const id = useId()
  // An entry without a known network is offered; the field validates it.
  const entries = (info?.addresses ?? []).filter(
    ({ protocol }) => protocol === undefined || protocol === null || protocol === network.protocol,
  )
  return (
    <Modal labelledBy={id} className={styles.surface} onClose={onClose}>
      <DialogHead
        id={id}
        title={t('funds.bookOf', { coin: network.coinName, network: network.protocolName })}
        onClose={onClose}
      />
      <SavedAddresses
        entries={entries}
        onChoose={(entry) => {
          onTake(entry)
          onClose()
        }}
      />
      <SaveAddress network={network} />
    </Modal>
  )
}
