import type { Theme } from '@fluentui/react-components'
import { fontFamilyBase } from './fonts.ts'

/** Type, space, shape and motion: the same in both themes. All lines lie on a 4 px grid. */
export const measuresFluent = {
  fontFamilyBase,
  fontFamilyNumeric: 'var(--fontFamilyBase)', // same face, with font-variant-numeric: tabular-nums lining-nums
  fontFamilyMonospace:
    '"Cascadia Mono", ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSizeBase100: '11px',
  fontSizeBase200: '12px',
  fontSizeBase300: '14px',
  fontSizeBase400: '16px',
  fontSizeBase500: '20px',
  fontSizeBase600: '24px',
  fontSizeHero700: '28px',
  fontSizeHero800: '32px',
  fontSizeHero900: '44px',
  fontSizeHero1000: '60px',
  lineHeightBase100: '16px',
  lineHeightBase200: '16px',
  lineHeightBase300: '20px',
  lineHeightBase400: '24px',
  lineHeightBase500: '28px',
  lineHeightBase600: '32px',
  lineHeightHero700: '36px',
  lineHeightHero800: '40px',
  lineHeightHero900: '52px',
  lineHeightHero1000: '64px',
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightSemibold: 600,
  fontWeightBold: 700,

  spacingHorizontalNone: '0',
  spacingHorizontalXXS: '2px',
  spacingHorizontalXS: '4px',
  spacingHorizontalSNudge: '6px',
  spacingHorizontalS: '8px',
  spacingHorizontalMNudge: '10px',
  spacingHorizontalM: '12px',
  spacingHorizontalL: '16px',
  spacingHorizontalXL: '20px',
  spacingHorizontalXXL: '24px',
  spacingHorizontalXXXL: '32px',
  spacingVerticalNone: '0',
  spacingVerticalXXS: '2px',
  spacingVerticalXS: '4px',
  spacingVerticalSNudge: '6px',
  spacingVerticalS: '8px',
  spacingVerticalMNudge: '10px',
  spacingVerticalM: '12px',
  spacingVerticalL: '16px',
  spacingVerticalXL: '20px',
  spacingVerticalXXL: '24px',
  spacingVerticalXXXL: '32px',

  borderRadiusNone: '0',
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
  borderRadiusCircular: '10000px',
  strokeWidthThin: '1px',
  strokeWidthThick: '2px',
  strokeWidthThicker: '3px',
  strokeWidthThickest: '4px',

  durationUltraFast: '50ms',
  durationFaster: '100ms',
  durationFast: '150ms',
  durationNormal: '200ms',
  durationGentle: '250ms',
  durationSlow: '300ms',
  curveEasyEase: 'cubic-bezier(0.33, 0, 0.67, 1)',
  curveDecelerateMid: 'cubic-bezier(0, 0, 0, 1)',
  curveAccelerateMid: 'cubic-bezier(1, 0, 1, 1)',
} satisfies Partial<Theme>

/** Measures Fluent has no token for, and the colours of QR codes, which are dark on light in both themes. */
export const measuresOwn = {
  durationFlash: '400ms', // one cell that changed, background only
  durationErrorToast: '3000ms', // transport error

  colorQrLight: '#ffffff',
  colorQrDark: '#0c0d1b',

  sizeHeader: '56px',
  sizeHeaderTrade: '48px',
  sizeTicker: '56px',
  sizeStatusBar: '24px',
  sizeControlSmall: '24px', // Fluent size="small"
  sizeControlMedium: '32px', // Fluent size="medium"
  sizeControlLarge: '40px', // Fluent size="large"
  sizeControlTouch: '48px', // fixed bars on a phone
  sizeRowBook: '20px',
  sizeRowCompact: '32px',
  sizeRowComfortable: '56px',
  sizeContentMax: '1200px',
  sizeDialogLanguage: '840px',
  sizeDrawerMobile: '60%',
}
