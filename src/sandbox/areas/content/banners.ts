import type { BannerKey } from './content-text.ts'

/** Drawing in a banner's picture. */
export type BannerArt = 'depth' | 'shelf' | 'book' | 'candles'

/** A banner: its words are those of its key, a click leads to its link. */
export type BannerRow = {
  readonly key: BannerKey
  readonly link: string
  readonly art: BannerArt
}

/** More than two, because clients of the family show no carousel for fewer. */
export const BANNERS: readonly BannerRow[] = [
  { key: 'welcome', link: '/Register', art: 'depth' },
  { key: 'merchant', link: '/identbusiness', art: 'shelf' },
  { key: 'reading', link: '/whitepaper', art: 'book' },
  { key: 'sandbox', link: '/about', art: 'candles' },
]
