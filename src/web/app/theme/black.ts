import type { Theme } from '@fluentui/react-components'
import { brand } from './brand.ts'
import type { OwnColours } from './own.ts'

/** Black: tone makes depth, lilac (120) acts. Surfaces back to front: Background3 page, 1 card, 2 inset, SurfaceRaised what floats. */
export const blackFluent = {
  colorNeutralBackground1: '#0e0e11', // panel, card, trading surface
  colorNeutralBackground1Hover: '#18181c',
  colorNeutralBackground1Pressed: '#131317',
  colorNeutralBackground1Selected: '#1d1d22',
  colorNeutralBackground2: '#131317', // inset: table head, note, chip rail
  colorNeutralBackground2Hover: '#1a1a1f',
  colorNeutralBackground3: '#070709', // page behind cards
  colorNeutralBackground4: '#050506',
  colorNeutralBackground5: '#000000',
  colorNeutralBackground6: '#222227', // chip, track, skeleton base
  colorNeutralBackgroundDisabled: '#16161a',
  colorSubtleBackground: 'transparent',
  colorSubtleBackgroundHover: '#1c1c21',
  colorSubtleBackgroundPressed: '#16161a',
  colorSubtleBackgroundSelected: '#222227',
  colorNeutralStencil1: '#1d1d22',
  colorNeutralStencil2: '#27272d',
  colorBackgroundOverlay: 'rgba(0, 0, 0, 0.64)',

  colorNeutralForeground1: '#f3f3f6',
  colorNeutralForeground2: '#bcbcc4',
  colorNeutralForeground3: '#9494a0',
  colorNeutralForeground4: '#868692', // placeholder, axis
  colorNeutralForegroundDisabled: '#5a5a63',
  colorNeutralForegroundInverted: '#0e0e11',
  colorNeutralForegroundOnBrand: '#0c0d1b',

  colorNeutralStroke1: '#35353c', // outline of a secondary button
  colorNeutralStroke1Hover: '#4a4a53',
  colorNeutralStroke2: '#232328', // hairline between panels, card edge
  colorNeutralStroke3: '#1a1a1e', // hairline between rows
  colorNeutralStrokeAccessible: '#686873', // input, checkbox, switch
  colorNeutralStrokeAccessibleHover: '#8a8a96',
  colorNeutralStrokeDisabled: '#2a2a30',

  colorBrandBackground: brand[120],
  colorBrandBackgroundHover: brand[130],
  colorBrandBackgroundPressed: brand[110],
  colorBrandBackgroundSelected: brand[120],
  colorBrandBackground2: '#1d1a36', // tinted surface: selected chip, info
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorBrandForegroundLinkHover: brand[140],
  colorBrandStroke1: brand[110],
  colorBrandStroke2: brand[50],
  colorCompoundBrandBackground: brand[120],
  colorCompoundBrandBackgroundHover: brand[130],
  colorCompoundBrandForeground1: brand[120],
  colorCompoundBrandStroke: brand[110],

  colorStatusSuccessBackground1: '#0c2119',
  colorStatusSuccessBackground3: '#41ce90',
  colorStatusSuccessForeground1: '#4fd39a',
  colorStatusSuccessBorder1: '#1c4a37',
  colorStatusWarningBackground1: '#241c09',
  colorStatusWarningBackground3: '#eebc4a',
  colorStatusWarningForeground1: '#eebc4a',
  colorStatusWarningBorder1: '#52401a',
  colorStatusDangerBackground1: '#2a1015',
  colorStatusDangerBackground3: '#c6203d', // transport error toast
  colorStatusDangerForeground1: '#ff7d89',
  colorStatusDangerBorder1: '#5e2029',

  colorStrokeFocus1: '#0e0e11',
  colorStrokeFocus2: '#d3cdfd',

  shadow4: '0 1px 2px rgba(0, 0, 0, 0.4)',
  shadow16: '0 8px 24px rgba(0, 0, 0, 0.48), 0 0 0 1px #2c2c33',
  shadow64: '0 24px 64px rgba(0, 0, 0, 0.64), 0 0 0 1px #2c2c33',
} satisfies Partial<Theme>

/** Colours of the dark theme that Fluent has no token for. */
export const blackOwn: OwnColours = {
  colorStatusDangerStroke: '#ff6c7a', // edge of a wrong input
  colorNeutralForegroundOnDanger: '#ffffff',

  colorSurfaceRaised: '#17171b', // popover, dialog, drawer, toast
  colorChartGrid: '#19191d',
  colorChartAxis: '#868692',
  colorChartCrosshair: '#6a6a75',
  colorChartAverage1: '#e8c773',
  colorChartAverage2: '#b1a6f9',
  colorChartAverage3: '#67c0d5',
  colorChartArea: 'rgba(177, 166, 249, 0.16)',
  colorSlice1: '#b1a6f9',
  colorSlice2: '#8a7ae9',
  colorSlice3: '#67c0d5',
  colorSlice4: '#e8c773',
  colorSlice5: '#777783',

  colorUpGreen: '#41ce90',
  colorUpGreenFill: '#2fc183',
  colorDownRed: '#ff6c7a',
  colorDownRedFill: '#fa5e70',
  colorBlue: '#66afff',
  colorBlueFill: '#58a6fb',
  colorOrange: '#faa042',
  colorOrangeFill: '#f2983a',
  colorOnMove: '#0a0b10', // text on a buy or sell button
  alphaDepth: '15%',
  alphaMoveTint: '14%',
  alphaVolume: '32%',
}
