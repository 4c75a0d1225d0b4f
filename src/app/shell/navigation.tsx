import { Home20Regular } from '@fluentui/react-icons/svg/home'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import type { ReactElement } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'

export type NavigationLink = {
  readonly to: string
  readonly label: AreaKeys['shell']
  readonly icon: ReactElement
  /** Shown to members only (SHELL-15). */
  readonly memberOnly: boolean
}

/** What header and drawer lead to. Only screens that exist. */
export const navigation: readonly NavigationLink[] = [
  { to: '/', label: 'shell.home', icon: <Home20Regular />, memberOnly: false },
  { to: '/money', label: 'shell.wallet', icon: <Wallet20Regular />, memberOnly: true },
]
