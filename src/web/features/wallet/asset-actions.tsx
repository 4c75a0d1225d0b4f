import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSwap16Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowSync16Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload'
import type { AreaKeys } from '#generated/messages/keys.ts'
import {
  CONVERT_PATH,
  DEPOSIT_PATH,
  EARN_ORDERS_PATH,
  EARN_PATH,
  WITHDRAW_PATH,
} from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Account, transferPath } from './accounts.ts'
import styles from './wallet.module.css'

/**
 * Links to the ways into and out of an account. Deposits, withdrawals and conversions are those of the spot account.
 */
export function AssetActions({ account }: { readonly account: Account | 'all' }) {
  const t = useText<AreaKeys['wallet']>()
  const transfer = transferPath(account)
  const isSpot = account === 'spot' || account === 'all'
  return (
    <div className={styles.moves}>
      {isSpot && (
        <>
          <LinkButton to={DEPOSIT_PATH} look="primary" icon={<ArrowDownload16Regular />}>
            {t('wallet.deposit')}
          </LinkButton>
          <LinkButton to={WITHDRAW_PATH} icon={<ArrowUpload16Regular />}>
            {t('wallet.withdraw')}
          </LinkButton>
        </>
      )}
      {account === 'finance' && (
        <>
          <LinkButton to={EARN_PATH} look="primary">
            {t('wallet.earn')}
          </LinkButton>
          <LinkButton to={EARN_ORDERS_PATH}>{t('wallet.earnOrders')}</LinkButton>
        </>
      )}
      {transfer !== null && (
        <LinkButton to={transfer} icon={<ArrowSwap16Regular />}>
          {t('wallet.transfer')}
        </LinkButton>
      )}
      {isSpot && (
        <LinkButton to={CONVERT_PATH} icon={<ArrowSync16Regular />}>
          {t('wallet.convert')}
        </LinkButton>
      )}
    </div>
  )
}
