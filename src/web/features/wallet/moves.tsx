import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSwap16Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowSync16Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Account, transferPath } from './accounts.ts'
import styles from './wallet.module.css'

/**
 * Links to the ways into and out of an account. Deposits, withdrawals and conversions are those of the spot account.
 */
export function Moves({ account }: { readonly account: Account | 'all' }) {
  const t = useText<AreaKeys['wallet']>()
  const transfer = transferPath(account)
  const isDoor = account === 'spot' || account === 'all'
  return (
    <div className={styles.moves}>
      {isDoor && (
        <>
          <LinkButton to="/recharge" look="primary" icon={<ArrowDownload16Regular />}>
            {t('wallet.deposit')}
          </LinkButton>
          <LinkButton to="/withdraw" icon={<ArrowUpload16Regular />}>
            {t('wallet.withdraw')}
          </LinkButton>
        </>
      )}
      {transfer !== null && (
        <LinkButton to={transfer} icon={<ArrowSwap16Regular />}>
          {t('wallet.transfer')}
        </LinkButton>
      )}
      {isDoor && (
        <LinkButton to="/convert" icon={<ArrowSync16Regular />}>
          {t('wallet.convert')}
        </LinkButton>
      )}
    </div>
  )
}
