import { describe, expect, test } from 'vitest'
import { themeCss } from './css.ts'
import { movement, movementPalettes } from './movement.ts'
import { themeNames, themes } from './themes.ts'

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast as WCAG 2.2 measures it. */
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const surfaces = [
  'colorNeutralBackground1',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
  'colorSurfaceRaised',
] as const

const texts = [
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralForeground3',
  'colorNeutralForeground4',
  'colorBrandForegroundLink',
  'colorStatusDangerForeground1',
  'colorStatusSuccessForeground1',
  'colorStatusWarningForeground1',
] as const

describe.each(themeNames)('theme %s', (name) => {
  const theme = themes[name]

  test.each(texts)('%s is readable on every surface (WCAG 1.4.3)', (text) => {
    for (const surface of surfaces) expect(contrast(theme[text], theme[surface])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(movementPalettes)(
    'movement %s: both directions have enough contrast, on buttons too',
    (palette) => {
      const { colorUp, colorDown, colorUpFill, colorDownFill } = movement(palette)
      const resolve = (value: string): string => {
        const token = /^var\(--(\w+)\)$/.exec(value)?.[1] ?? ''
        return String(Object.entries(theme).find(([key]) => key === token)?.[1])
      }
      for (const surface of surfaces)
        for (const colour of [colorUp, colorDown])
          expect(contrast(resolve(colour), theme[surface])).toBeGreaterThanOrEqual(4.5)
      for (const fill of [colorUpFill, colorDownFill])
        expect(contrast(theme.colorOnMove, resolve(fill))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
    ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
    ['colorNeutralForegroundOnDanger', 'colorStatusDangerBackground3'],
    ['colorStatusDangerForeground1', 'colorStatusDangerBackground1'],
    ['colorStatusSuccessForeground1', 'colorStatusSuccessBackground1'],
    ['colorStatusWarningForeground1', 'colorStatusWarningBackground1'],
  ] as const)('%s is readable on %s', (text, surface) => {
    expect(contrast(theme[text], theme[surface])).toBeGreaterThanOrEqual(4.5)
  })

  test('edges of inputs and the focus ring have enough contrast (WCAG 1.4.11)', () => {
    for (const surface of surfaces)
      for (const edge of ['colorNeutralStrokeAccessible', 'colorStrokeFocus2'] as const)
        expect(contrast(theme[edge], theme[surface])).toBeGreaterThanOrEqual(3)
  })

  test('no hover state uses a colour of Fluent', () => {
    expect(theme.colorNeutralForeground1Hover).toBe(theme.colorNeutralForeground1)
    expect(theme.colorNeutralForeground2BrandHover).toBe(theme.colorNeutralForeground1)
    expect(theme.colorBrandBackgroundHover).not.toBe(theme.colorBrandBackground)
  })
})

test('both themes have the same tokens', () => {
  expect(Object.keys(themes.white).sort()).toEqual(Object.keys(themes.black).sort())
})

test('the style sheet holds both themes, three palettes, and reduced motion', () => {
  const css = themeCss()
  expect(css).toContain(`--colorNeutralBackground1:${themes.black.colorNeutralBackground1}`)
  expect(css).toMatch(/\[data-theme='white'\]\{color-scheme:light;/)
  for (const tag of ['zh-CN', 'zh-HK', 'ja-JP', 'ko-KR'])
    expect(css).toMatch(new RegExp(`:root:lang\\(${tag}\\)\\{--fontFamilyBase:[^}]*, sans-serif\\}`))
  for (const palette of movementPalettes) expect(css).toContain(`[data-updown='${palette}']`)
  expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{[^}]*--durationNormal:0ms/)
  // A message's three seconds are no motion.
  expect(css).not.toContain('--durationErrorToast:0ms')
})
