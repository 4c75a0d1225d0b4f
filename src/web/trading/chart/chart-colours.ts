import { toChartNumber } from '#src/core/money/chart.ts'
import { parseDecimal } from '#src/core/money/decimal.ts'

/** The colour tokens that the canvas uses. */
const TOKENS = {
  background: 'colorNeutralBackground1',
  grid: 'colorChartGrid',
  axis: 'colorChartAxis',
  line: 'colorNeutralStroke3',
  crosshair: 'colorChartCrosshair',
  tag: 'colorNeutralForeground1',
  up: 'colorUpFill',
  down: 'colorDownFill',
  upVolume: 'colorUpVolume',
  downVolume: 'colorDownVolume',
  upText: 'colorUp',
  downText: 'colorDown',
  onMove: 'colorOnMove',
  own: 'colorCompoundBrandStroke',
  ownTag: 'colorBrandBackground2',
  ownText: 'colorBrandForeground1',
  danger: 'colorStatusDangerForeground1',
  area: 'colorChartArea',
  average1: 'colorChartAverage1',
  average2: 'colorChartAverage2',
  average3: 'colorChartAverage3',
} as const

export type ChartColours = Readonly<Record<keyof typeof TOKENS | 'font', string>>

/**
 * Reads the page's current colours in a form that a canvas takes, which does not resolve custom properties: a probe
 * element does.
 */
export function readColours(page: Element): ChartColours {
  const probe = document.createElement('span')
  // Where the system has colours of its own, it would say the same one for all of them, and nothing be seen.
  probe.style.setProperty('forced-color-adjust', 'none')
  page.append(probe)
  const read = (token: string): string => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const found = Object.entries(TOKENS).map(([name, token]) => [name, read(token)] as const)
  const font = getComputedStyle(probe).fontFamily
  probe.remove()
  return { ...(Object.fromEntries(found) as Record<keyof typeof TOKENS, string>), font }
}

const MIXED = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/

/** Returns a computed colour mixture as red, green, blue (0 to 255) and alpha; null for all other forms. */
export function readMixture(colour: string): readonly [number, number, number, number] | null {
  const match = MIXED.exec(colour)
  if (match === null) return null
  const [, red = '0', green = '0', blue = '0', alpha = '1'] = match
  const part = (text: string): number => {
    const value = parseDecimal(text)
    return value === null ? 0 : toChartNumber(value)
  }
  return [part(red) * 255, part(green) * 255, part(blue) * 255, part(alpha)]
}
