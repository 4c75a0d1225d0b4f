/** The tokens that a canvas draws with. */
const TOKENS = {
  background: 'colorNeutralBackground1',
  grid: 'colorChartGrid',
  axis: 'colorChartAxis',
  line: 'colorNeutralStroke3',
  crosshair: 'colorChartCrosshair',
  tag: 'colorNeutralForeground1',
  up: 'colorUpFill',
  down: 'colorDownFill',
  onMove: 'colorOnMove',
  own: 'colorCompoundBrandStroke',
  ownTag: 'colorBrandBackground2',
  ownText: 'colorBrandForeground1',
  area: 'colorChartArea',
  average1: 'colorChartAverage1',
  average2: 'colorChartAverage2',
  average3: 'colorChartAverage3',
} as const

export type ChartColours = Readonly<
  Record<keyof typeof TOKENS | 'upVolume' | 'downVolume' | 'font', string>
>

const VOLUME_SHARE = 0.32

/**
 * The page's colours now, as a canvas takes them: custom properties and mixtures have no meaning there. A probe in the
 * page says what each has come to.
 */
export function readColours(page: Element): ChartColours {
  const probe = document.createElement('span')
  page.append(probe)
  const read = (token: string): string => {
    probe.style.color = `var(--${token})`
    return plain(getComputedStyle(probe).color)
  }
  const font = getComputedStyle(probe).fontFamily
  const found = Object.entries(TOKENS).map(([name, token]) => [name, read(token)] as const)
  probe.remove()
  const colours = Object.fromEntries(found) as Record<keyof typeof TOKENS, string>
  return {
    ...colours,
    font,
    upVolume: faded(colours.up, VOLUME_SHARE),
    downVolume: faded(colours.down, VOLUME_SHARE),
  }
}

/** `color(srgb 0.1 0.2 0.3 / 0.5)`, what a mixture comes to, as `rgba(…)`. */
export function plain(colour: string): string {
  const match = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(colour)
  if (match === null) return colour
  const [, red = '0', green = '0', blue = '0', alpha = '1'] = match
  return `rgba(${[red, green, blue].map((part) => Math.floor(+part * 255 + 0.5)).join(', ')}, ${alpha})`
}

/** The same colour with so much of itself left. */
export function faded(colour: string, share: number): string {
  const [red = '0', green = '0', blue = '0', alpha = '1'] = colour.match(/[\d.]+/g) ?? []
  return `rgba(${red}, ${green}, ${blue}, ${+alpha * share})`
}
