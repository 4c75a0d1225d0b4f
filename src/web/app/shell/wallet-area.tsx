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
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { missingServices } from '#src/web/client/missing-services.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { SideMenu } from '#src/web/ui/layout/side-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { WalletSideLink } from '../routing/sides.ts'
import { sideLinks } from './side-links.ts'

const GROUPS = ['accounts', 'move', 'records'] as const

const ICONS: Readonly<Record<WalletSideLink['icon'], ReactElement>> = {
  charts: <ChartMultiple20Regular />,
  document: <DocumentText20Regular />,
  download: <ArrowDownload20Regular />,
  history: <History20Regular />,
  pie: <DataPie20Regular />,
  savings: <Savings20Regular />,
  sync: <ArrowSync20Regular />,
  ticket: <TicketDiagonal20Regular />,
  timer: <Timer20Regular />,
  trend: <DataTrending20Regular />,
  upload: <ArrowUpload20Regular />,
  wallet: <Wallet20Regular />,
}

/** The layout of a member's asset screens, with its side menu. */
export function WalletArea() {
  const t = useText<AreaKeys['shell'] | AreaKeys['shell-parts']>()
  const { pathname } = useLocation()
  const entries = sideLinks('wallet', pathname, useStore(missingServices))
  // Opens over the screen that is open: it is no screen of the route table.
  const transfer = {
    to: `${pathname}?transfer=spot-swap`,
    label: t('shell.area.transfer'),
    icon: <ArrowSwap20Regular />,
  }
  return (
    <SideMenu
      label={t('shell.wallet')}
      groups={GROUPS.map((name) => ({
        title: t(`shell.area.${name}`),
        links: [
          ...entries
            .filter(({ side }) => side.group === name)
            .map(({ to, label, side }) => ({ to, label: t(label), icon: ICONS[side.icon] })),
          ...(name === 'move' ? [transfer] : []),
        ],
      }))}
    />
  )
}
