import { expect, test } from 'vitest'
import { Language } from '#generated/wire/language.ts'
import { NATIVE_NAMES, offeredLanguages } from '#src/web/app/intl/language.ts'
import { languages } from './language.ts'

test('SHELL-11.a all languages of the contract are offered, in its order', () => {
  expect(languages).toEqual(Object.values(Language))
  expect(offeredLanguages).toEqual(languages)
  expect(Object.keys(NATIVE_NAMES)).toEqual([...languages])
})
