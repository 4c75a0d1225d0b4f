import type { Plugin } from 'vite'

const IMPORTS_TOKENS =
  /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*["']@fluentui\/(?:react-theme|react-components|tokens)["']/
// Those of z-index carry a fallback value and stay.
const KINDS = 'color|font|lineHeight|borderRadius|strokeWidth|spacing|shadow|duration|curve'
const USE = new RegExp(`(?<![.\\w$'"/-])tokens\\.((?:${KINDS})\\w*)`, 'g')

/**
 * Writes `tokens.colorX` as what it is, `'var(--colorX)'`. Otherwise one use of one token takes the object of
 * all 467 into the first load (5 kB gzipped), as bundlers do not look into it.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'openbourse-inline-tokens',
    apply: 'build',
    transform: (code) => (IMPORTS_TOKENS.test(code) ? { code: inlined(code), map: null } : null),
  }
}

/** The same code without looking into `tokens`. */
export const inlined = (code: string): string => code.replace(USE, (_, name: string) => `'var(--${name})'`)
