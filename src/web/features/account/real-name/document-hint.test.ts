import { expect, test } from 'vitest'
import account from '#locales/en_US/account.json' with { type: 'json' }
import { documentHint } from './document-hint.ts'

test('each country with documents of its own has its hint, every other one the common hint', () => {
  const own = ['zh_CN', 'zh_HK', 'ja_JP', 'ko_KR', 'en_US', 'de_DE', 'fr_FR', 'it_IT', 'es_ES']
  const hints = own.map((language) => documentHint(language))
  expect(hints).toEqual(own.map((language) => `account.document.${language.slice(-2)}`))
  expect(Object.keys(account)).toEqual(expect.arrayContaining(hints))
  expect(['en_CA', 'de_AT', 'xx'].map((language) => documentHint(language))).toEqual(
    Array.from({ length: 3 }, () => 'account.document.other'),
  )
})
