import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSwap20Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { ChartMultiple20Regular } from '@fluentui/react-icons/svg/chart-multiple'
import { DataPie20Regular } from '@fluentui/react-icons/svg/data-pie'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { History20Regular } from '@fluentui/react-icons/svg/history'
import { Savings20Regular } from '@fluentui/react-icons/svg/savings'
import { TicketDiagonal20Regular } from '@fluentui/react-icons/svg/ticket-diagonal'
import { Timer20Regular } from '@fluentui/react-icons/svg/timer'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import {
  COIN_SWAP_ASSETS_PATH,
  CONVERT_HISTORY_PATH,
  CONVERT_PATH,
  DEPOSIT_PATH,
  FINANCE_ASSETS_PATH,
  SECOND_ASSETS_PATH,
  SPOT_ASSETS_PATH,
  SWAP_ASSETS_PATH,
  WALLET_HISTORY_PATH,
  WALLET_PATH,
  WITHDRAW_CODES_PATH,
  WITHDRAW_PATH,
} from '#src/web/paths/paths.ts'
import { SideMenu } from '#src/web/ui/layout/side-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

/** The screens about a member's coins: where they lie, how they move, what moved. */
export function WalletArea() {
  const t = useText<AreaKeys['shell']>()
  const { pathname } = useLocation()
  return (
    <SideMenu
      label={t('shell.wallet')}
      groups={[
        {
          title: t('shell.area.accounts'),
          links: [
            { to: WALLET_PATH, label: t('shell.area.overview'), icon: <DataPie20Regular /> },
            { to: SPOT_ASSETS_PATH, label: t('shell.area.spot'), icon: <Wallet20Regular /> },
            { to: SWAP_ASSETS_PATH, label: t('shell.title.swapAssets'), icon: <ChartMultiple20Regular /> },
            {
              to: COIN_SWAP_ASSETS_PATH,
              label: t('shell.title.coinSwapAssets'),
              icon: <DataTrending20Regular />,
            },
            { to: SECOND_ASSETS_PATH, label: t('shell.title.secondAssets'), icon: <Timer20Regular /> },
            { to: FINANCE_ASSETS_PATH, label: t('shell.title.financeAssets'), icon: <Savings20Regular /> },
          ],
        },
        {
          title: t('shell.area.move'),
          links: [
            { to: DEPOSIT_PATH, label: t('shell.title.recharge'), icon: <ArrowDownload20Regular /> },
            { to: WITHDRAW_PATH, label: t('shell.title.withdraw'), icon: <ArrowUpload20Regular /> },
            {
              to: WITHDRAW_CODES_PATH,
              label: t('shell.title.withdrawCode'),
              icon: <TicketDiagonal20Regular />,
            },
            { to: CONVERT_PATH, label: t('shell.title.convert'), icon: <ArrowSync20Regular /> },
            {
              to: `${pathname}?transfer=spot-swap`,
              label: t('shell.area.transfer'),
              icon: <ArrowSwap20Regular />,
            },
          ],
        },
        {
          title: t('shell.area.records'),
          links: [
            {
              to: WALLET_HISTORY_PATH,
              label: t('shell.title.walletHistory'),
              icon: <DocumentText20Regular />,
            },
            {
              to: CONVERT_HISTORY_PATH,
              label: t('shell.title.convertHistory'),
              icon: <History20Regular />,
            },
          ],
        },
      ]}
    />
  )
}
