import { Star16Filled, Star16Regular } from '@fluentui/react-icons/svg/star'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { rememberReturnTo } from '#src/web/session/session.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useNavigate } from 'react-router-dom'
import { LOG_IN_PATH } from '#src/web/paths/paths.ts'
import type { Favourites } from './favourites.ts'
import styles from './favourite-star.module.css'

type FavouriteStarProps = { readonly symbol: string; readonly favourites: Favourites }

/** The button that adds a market to the favourites, or removes it. Visitors are asked to log in. */
export function FavouriteStar({ symbol, favourites: { has, isKnown, toggle } }: FavouriteStarProps) {
  const t = useText<AreaKeys['trading']>()
  const navigate = useNavigate()
  const isOne = has(symbol)
  const ask = (): void => {
    rememberReturnTo()
    void navigate(LOG_IN_PATH)
  }
  return (
    <IconButton
      size="small"
      className={isOne ? (styles.set ?? '') : (styles.unset ?? '')}
      label={t(isOne ? 'trading.favourite.remove' : 'trading.favourite.add', { symbol })}
      icon={isOne ? <Star16Filled /> : <Star16Regular />}
      disabled={!isKnown}
      onClick={() => (toggle === null ? ask() : toggle(symbol))}
    />
  )
}
