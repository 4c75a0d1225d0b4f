import { expect, test } from 'vitest'
import { symbolsOf } from './symbols.ts'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en_US', '.', '1,234,567', '$5'],
  ['ja_JP', '.', '1,234,567', '$5'],
  ['de_DE', ',', '1.234.567', '5 $'],
  ['fr_FR', ',', '1 234 567', '5 $'],
])(
  '%s: decimal mark %s, groups %s, a currency sign where the language puts it: %s',
  (language, ...expected) => {
    const { decimal, minus, plus, group, around } = symbolsOf(language)
    expect([decimal, plain(group(1_234_567n)), plain(around('$').join('5'))]).toEqual(expected)
    expect([minus, plus]).toEqual(['−', '+'])
  },
)
