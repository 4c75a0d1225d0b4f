import { ArrowSwap20Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { useCallback, useRef, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { convertPath, depositPath, walletHistoryPath, withdrawPath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { MenuLink, PopupMenu } from '#src/web/ui/overlays/popup-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type Account, transferPath } from './accounts.ts'
import type { Asset } from './assets.ts'
import styles from './assets-card.module.css'

type CoinActsProps = {
  /** All of them: what the spot account does with the coin. */
  readonly account: Account | 'all'
  readonly asset: Asset
  /** Path of the coin's market; null where it is not traded. */
  readonly market: string | null
}

/** Shows the actions on one coin of an account that the exchange allows. */
export function CoinActions({ account, asset: { unit, can }, market }: CoinActsProps) {
  const t = useText<AreaKeys['wallet']>()
  const transfer = can.transfer ? transferPath(account, unit) : null
  const of = <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
  if (account !== 'spot' && account !== 'all')
    return (
      transfer !== null && (
        <LinkButton look="subtle" size="small" to={transfer}>
          {t('wallet.transfer')}
          {of}
        </LinkButton>
      )
    )
  return (
    <>
      {can.deposit && (
        <LinkButton look="subtle" size="small" to={depositPath(unit)}>
          {t('wallet.deposit')}
          {of}
        </LinkButton>
      )}
      {can.withdraw && (
        <LinkButton look="subtle" size="small" to={withdrawPath(unit)}>
          {t('wallet.withdraw')}
          {of}
        </LinkButton>
      )}
      {market === null ? (
        <span className={styles.noTrade} aria-hidden>
          {t('wallet.trade')}
        </span>
      ) : (
        <LinkButton look="subtle" size="small" to={market}>
          {t('wallet.trade')}
          {of}
        </LinkButton>
      )}
      <MoreActs unit={unit} transfer={transfer} />
    </>
  )
}

function MoreActs({ unit, transfer }: { readonly unit: string; readonly transfer: string | null }) {
  const t = useText<AreaKeys['wallet']>()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const label = t('wallet.more', { unit })
  return (
    <span className={styles.more}>
      <IconButton
        ref={button}
        size="small"
        label={label}
        icon={<MoreHorizontal20Regular />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <PopupMenu label={label} opener={button} onClose={close}>
          {transfer !== null && (
            <MenuLink to={transfer} icon={<ArrowSwap20Regular />} onClick={close}>
              {t('wallet.transfer')}
            </MenuLink>
          )}
          <MenuLink to={convertPath({ from: unit })} icon={<ArrowSync20Regular />} onClick={close}>
            {t('wallet.convert')}
          </MenuLink>
          <MenuLink to={walletHistoryPath(unit)} icon={<DocumentText20Regular />} onClick={close}>
            {t('wallet.history')}
          </MenuLink>
        </PopupMenu>
      )}
    </span>
  )
}
