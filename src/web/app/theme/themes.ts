import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import { blackFluent, blackOwn } from './black.ts'
import { brand } from './brand.ts'
import { measuresFluent, measuresOwn } from './measures.ts'
import { movement } from './movement.ts'
import type { OpenbourseTheme, OwnColours } from './own.ts'
import { whiteFluent, whiteOwn } from './white.ts'

export const themeNames = ['black', 'white'] as const

export type ThemeName = (typeof themeNames)[number]

const STATES = ['Hover', 'Pressed', 'Selected'] as const

/**
 * Fluent colours text and edges anew for hover, press and selection. We do not: a state that a theme does
 * not name looks like the colour at rest, so that Fluent's greys never come back through a hover.
 */
function withStates<T extends Partial<Theme>>(base: Theme, own: T): Theme & T {
  const calm = Object.entries(own).flatMap(([token, value]) =>
    STATES.map((state) => `${token}${state}`)
      .filter((name) => name in base && !(name in own))
      .map((name): [string, string | number] => [name, value]),
  )
  return { ...base, ...Object.fromEntries(calm), ...own }
}

/** Tokens of Fluent that its parts use where ours have a name of their own. */
function mapped(own: Theme & OwnColours) {
  return {
    colorNeutralForeground2BrandHover: own.colorNeutralForeground1,
    colorNeutralForeground2BrandPressed: own.colorNeutralForeground1,
    colorNeutralForeground2BrandSelected: own.colorNeutralForeground1,
    colorNeutralForeground3BrandHover: own.colorNeutralForeground1,
    colorNeutralForeground3BrandPressed: own.colorNeutralForeground1,
    colorNeutralForeground3BrandSelected: own.colorNeutralForeground1,
    colorPaletteRedBorder2: own.colorStatusDangerStroke,
    colorPaletteRedForeground1: own.colorStatusDangerForeground1,
    colorPaletteRedForeground3: own.colorStatusDangerForeground1,
    colorPaletteRedBackground3: own.colorStatusDangerBackground3,
    colorPaletteGreenForeground1: own.colorStatusSuccessForeground1,
    colorPaletteGreenForeground3: own.colorStatusSuccessForeground1,
    colorPaletteDarkOrangeForeground1: own.colorStatusWarningForeground1,
    colorPaletteDarkOrangeForeground3: own.colorStatusWarningForeground1,
  } satisfies Partial<Theme>
}

function assemble(base: Theme, fluent: Colours, own: OwnColours): OpenbourseTheme {
  const whole = { ...withStates(base, fluent), ...measuresFluent, ...own }
  return { ...whole, ...mapped(whole), ...measuresOwn, ...movement('green-red') }
}

type Colours = typeof blackFluent | typeof whiteFluent

/** Both themes, complete: Fluent's own with our ramp, our overrides over it, our own tokens beside it. */
export const themes: Readonly<Record<ThemeName, OpenbourseTheme>> = {
  black: assemble(createDarkTheme(brand), blackFluent, blackOwn),
  white: assemble(createLightTheme(brand), whiteFluent, whiteOwn),
}
