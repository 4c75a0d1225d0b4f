/**
 * The colours of price movement. Which palette holds stands in `data-updown` on the page's root element;
 * they never mix with the status colours, which do not swap. A sign or an arrow always goes with them.
 */
export type MovementColours = {
  readonly colorUp: string
  readonly colorUpFill: string
  readonly colorUpTint: string
  readonly colorDepthBid: string
  /** Volume below candles: theirs, but quieter. */
  readonly colorUpVolume: string
  readonly colorDown: string
  readonly colorDownFill: string
  readonly colorDownTint: string
  readonly colorDepthAsk: string
  readonly colorDownVolume: string
}

export type MovementPalette = 'green-red' | 'red-green' | 'blue-orange'

const sides: Readonly<Record<MovementPalette, readonly [up: string, down: string]>> = {
  'green-red': ['colorUpGreen', 'colorDownRed'],
  'red-green': ['colorDownRed', 'colorUpGreen'],
  'blue-orange': ['colorBlue', 'colorOrange'],
}

export const movementPalettes = Object.keys(sides) as readonly MovementPalette[]

/** The tokens of a palette, written in terms of the theme's own colours, so that they follow the theme. */
export function movement(palette: MovementPalette): MovementColours {
  const [up, down] = sides[palette]
  const mix = (colour: string, alpha: string) =>
    `color-mix(in srgb, var(--${colour}) var(--${alpha}), transparent)`
  return {
    colorUp: `var(--${up})`,
    colorUpFill: `var(--${up}Fill)`,
    colorUpTint: mix(up, 'alphaMoveTint'),
    colorDepthBid: mix(up, 'alphaDepth'),
    colorUpVolume: mix(`${up}Fill`, 'alphaVolume'),
    colorDown: `var(--${down})`,
    colorDownFill: `var(--${down}Fill)`,
    colorDownTint: mix(down, 'alphaMoveTint'),
    colorDepthAsk: mix(down, 'alphaDepth'),
    colorDownVolume: mix(`${down}Fill`, 'alphaVolume'),
  }
}
