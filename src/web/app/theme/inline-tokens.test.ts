import { tokens } from '@fluentui/react-components'
import { expect, test } from 'vitest'
import { inlined } from './inline-tokens.ts'

test('every token of Fluent is a custom property of the same name', () => {
  const inlinable = Object.entries(tokens).filter(([name]) => !name.startsWith('zIndex'))
  expect(inlinable.length).toBeGreaterThan(400)
  for (const [name, value] of inlinable) expect(value).toBe(`var(--${name})`)
})

test('uses of tokens become texts, other code stays', () => {
  expect(inlined('const a = tokens.colorBrandBackground')).toBe(`const a = 'var(--colorBrandBackground)'`)
  expect(inlined('`calc(${tokens.strokeWidthThin} + 1px)`')).toBe("`calc(${'var(--strokeWidthThin)'} + 1px)`")
  for (const code of [
    'theme.tokens.colorA',
    "'tokens.colorA'",
    'mytokens.colorA',
    `from './tokens.js'`,
    'tokens.zIndexPopup',
    'const { tokens } = x',
  ])
    expect(inlined(code)).toBe(code)
})
