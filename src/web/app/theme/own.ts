import type { Theme } from '@fluentui/react-components'
import type { measuresOwn } from './measures.ts'
import type { MovementColours } from './movement.ts'

/** Colours that Fluent has no token for; each theme gives all of them. */
export type OwnColours = {
  /** Edge of a wrong input. */
  readonly colorStatusDangerStroke: string
  readonly colorNeutralForegroundOnDanger: string
  /** Background of floating surfaces: popover, dialog, drawer, toast. */
  readonly colorSurfaceRaised: string
  readonly colorChartGrid: string
  readonly colorChartAxis: string
  readonly colorChartCrosshair: string
  readonly colorChartAverage1: string
  readonly colorChartAverage2: string
  readonly colorChartAverage3: string
  readonly colorChartArea: string
  readonly colorSlice1: string
  readonly colorSlice2: string
  readonly colorSlice3: string
  readonly colorSlice4: string
  readonly colorSlice5: string
  /** Colours of the three movement palettes. Components use `colorUp`, `colorDown` and their variants instead. */
  readonly colorUpGreen: string
  readonly colorUpGreenFill: string
  readonly colorDownRed: string
  readonly colorDownRedFill: string
  readonly colorBlue: string
  readonly colorBlueFill: string
  readonly colorOrange: string
  readonly colorOrangeFill: string
  /** Text on a buy or sell button. */
  readonly colorOnMove: string
  readonly alphaDepth: string
  readonly alphaMoveTint: string
  readonly alphaVolume: string
}

/** Fluent's theme and ours: every key is a custom property of that name on the page. */
export type OpenbourseTheme = Theme & OwnColours & typeof measuresOwn & MovementColours
