import type { BrandVariants } from '@fluentui/react-components'

/**
 * "Ink to lilac", hue 281 to 292: clear of green, red, blue and orange, so that all three movement
 * palettes work beside it. Black acts with 120, white with 50; the middle draws edges and links.
 */
export const brand: BrandVariants = {
  10: '#0c0d1b',
  20: '#14132f',
  30: '#1c1847',
  40: '#261d5d',
  50: '#312376',
  60: '#402e91',
  70: '#513dae',
  80: '#644ec9',
  90: '#7763dc',
  100: '#8a7ae9',
  110: '#9d90f2',
  120: '#b1a6f9',
  130: '#c3bafc',
  140: '#d3cdfd',
  150: '#e3dffd',
  160: '#f1effe',
}
