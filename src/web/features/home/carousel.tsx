import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Pause20Regular } from '@fluentui/react-icons/svg/pause'
import { Play20Regular } from '@fluentui/react-icons/svg/play'
import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Advertisement } from '#generated/models/advertisement.ts'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useMedia } from '#src/web/ui/layout/use-media.ts'
import { BannerLink } from './banner-link.tsx'
import styles from './banners.module.css'
import { useCarousel } from './use-carousel.ts'

/**
 * Banners, one at a time. They turn by themselves until somebody pauses them, looks closer (hover, focus) or
 * has asked for less motion; a screen reader hears a change only when it was asked for.
 */
export function Carousel({ banners }: { readonly banners: readonly Advertisement[] }) {
  const t = useText<AreaKeys['home']>()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const many = banners.length > 1
  const isTurning = many && !paused && !still
  const [at, turn] = useCarousel(banners.length, isTurning && !held)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looking closer only holds it still
    <section
      aria-roledescription={t('home.banner.role')}
      aria-label={t('home.banners')}
      className={styles.place}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.frame} aria-live={isTurning ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <BannerLink key={banner.serialNumber} banner={banner} shown={index === at} first={index === 0} />
        ))}
      </div>
      {many && (
        <div className={styles.bar}>
          <span className={styles.count}>{t('home.banner.at', { at: at + 1, count: banners.length })}</span>
          {!still && (
            <IconButton
              label={t(paused ? 'home.banner.play' : 'home.banner.pause')}
              icon={paused ? <Play20Regular /> : <Pause20Regular />}
              onClick={() => setPaused(!paused)}
            />
          )}
          <IconButton
            label={t('home.banner.previous')}
            icon={<ChevronLeft20Regular />}
            onClick={() => turn(-1)}
          />
          <IconButton
            label={t('home.banner.next')}
            icon={<ChevronRight20Regular />}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </section>
  )
}
