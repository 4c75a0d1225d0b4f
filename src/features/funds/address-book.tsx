import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useId, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import type { SavedAddress } from '#generated/models/saved-address.ts'
import type { WithdrawableCoin } from '#generated/models/withdrawable-coin.ts'
import { useForm } from '#src/forms/form-context.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { useText } from '#src/ui/text.ts'
import { SaveAddress } from './save-address.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import styles from './funds.module.css'

type AddressBookProps = { readonly info: WithdrawableCoin | undefined; readonly network: CoinNetwork }

/** Beside the address: opens the addresses that the member keeps for this coin on this network. */
export function AddressBook({ info, network }: AddressBookProps) {
  const t = useText<AreaKeys['funds']>()
  const { set } = useForm()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  // An entry of which nobody knows the network is offered; the field judges it.
  const entries = (info?.addresses ?? []).filter(
    ({ protocol }) => protocol === undefined || protocol === null || protocol === network.protocol,
  )
  const choose = ({ address, memo }: SavedAddress): void => {
    set({ address, memo: memo ?? undefined })
    close()
  }
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {t('funds.book')}
      </button>
      {isOpen && (
        <Modal labelledBy={id} className={styles.surface} onClose={close}>
          <div className={styles.dialogHead}>
            <h2 id={id} className={styles.title}>
              {t('funds.bookOf', { coin: network.coinName, network: network.protocolName })}
            </h2>
            <IconButton label={t('funds.close')} icon={<Dismiss20Regular />} onClick={close} />
          </div>
          <SavedAddresses entries={entries} onChoose={choose} />
          <SaveAddress network={network} />
        </Modal>
      )}
    </>
  )
}
