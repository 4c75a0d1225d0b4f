import type { AreaKeys } from '#generated/messages/keys.ts'
import { AdvertisementPlace } from '#generated/models/advertisement-place.ts'
import type { Advertisement } from '#generated/models/advertisement.ts'
import { CommonStatus } from '#generated/models/common-status.ts'
import { useListAdvertisements } from '#generated/client/content/content.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './banners.module.css'
import { Carousel } from './carousel.tsx'
import { DepthLine } from './depth-line.tsx'

/**
 * The banners of the start page. Their place has the same measures before they come, when there are none and
 * when they cannot be had: then our own picture stays. Nothing on the page moves.
 */
export function Banners() {
  const t = useText<AreaKeys['home']>()
  const { data } = useListAdvertisements(
    { sysAdvertiseLocation: AdvertisementPlace.PC_SHUFFLING },
    { query: { select: dataOf, staleTime: Infinity } },
  )
  const banners = shown(data ?? [])
  if (banners.length > 0) return <Carousel banners={banners} />
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        <p className={styles.own}>{t('home.own')}</p>
        <DepthLine />
      </div>
    </div>
  )
}

/** Those that are switched on, in the editor's order. */
function shown(banners: readonly Advertisement[]): readonly Advertisement[] {
  return banners.filter(({ status }) => status === CommonStatus.NORMAL).toSorted((a, b) => a.sort - b.sort)
}
