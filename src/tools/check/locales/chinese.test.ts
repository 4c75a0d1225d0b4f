import { expect, test } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import { convert, difference, hongKongFaults, scriptFaults, wrongScriptCharacters } from './chinese.ts'

test('simplified text is converted character by character', () => {
  expect(convert('账户资金冻结 10x')).toBe('賬戶資金凍結 10x')
  expect(convert('这里是后台')).toBe('這裏是後台')
})

test('a simplified character in zh_HK and a traditional one in zh_CN are reported, a shared one is not', () => {
  expect(wrongScriptCharacters('zh_HK', '沽出买盤')).toBe('买')
  expect(wrongScriptCharacters('zh_CN', '卖出買盘')).toBe('買')
  expect(wrongScriptCharacters('zh_HK', '皇后大道的戶口')).toBe('')
  expect(wrongScriptCharacters('zh_CN', '账户里的后台')).toBe('')
  expect(wrongScriptCharacters('ja_JP', '買')).toBe('')
})

test('a catalogue of the wrong script is an error', () => {
  const catalogue = new Map([
    [
      'auth',
      new Map([
        ['log-in', '登录'],
        ['out', '登出'],
      ]),
    ],
  ])
  expect(scriptFaults('zh_HK', catalogue)).toEqual([
    'locales/zh_HK/auth.json: log-in has 录, of the other script',
  ])
  expect(scriptFaults('zh_CN', catalogue)).toEqual([])
})

test('zh_HK differs from converted zh_CN by word, by character, or not at all', () => {
  expect(difference('卖出', '沽出')).toBe('word')
  expect(difference('账户', '帳戶')).toBe('character')
  expect(difference('平仓', '平倉')).toBe('none')
})

test("SHELL-11.d a converted zh_HK is an error, one in Hong Kong's words is not", () => {
  const catalogue = (text: string): Catalogue =>
    new Map([['spot', new Map(Array.from({ length: 50 }, (_, index) => [`k${index}`, text]))]])
  expect(hongKongFaults(catalogue('卖出'), catalogue('賣出'))).toEqual([
    'locales/zh_HK: only 0 messages have words of Hong Kong, 50 are needed',
  ])
  expect(hongKongFaults(catalogue('卖出'), catalogue('沽出'))).toEqual([])
})
