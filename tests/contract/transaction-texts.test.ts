import { expect, test } from 'vitest'
import { languages } from '#generated/messages/keys.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { textsOf } from '../support/texts.ts'

const codes = Object.values(TransactionType)

test('STATE-16 the 43 texts of the specification belong to the wire codes 2 to 44, in its order', () => {
  const t = textsOf('en_US')
  expect(codes.filter((code) => code >= 2 && code <= 44)).toHaveLength(43)
  // The specification's list, read in order: first, last, and where its groups begin.
  const T = TransactionType
  for (const [number, code, text] of [
    [1, T.TRANSFER_ACCOUNTS, /transfer/i],
    [2, T.EXCHANGE, /spot trade/i],
    [9, T.ADMIN_RECHARGE, /top-up/i],
    [12, T.CTC_BUY, /C2C buy/i],
    [16, T.WITHDRAWCODE_OUT, /withdraw code/i],
    [18, T.CONTRACT_FEE, /perpetual fee/i],
    [21, T.OPTION_FAIL, /option/i],
    [29, T.FINANCE_REWARD, /interest/i],
    [32, T.AUTO_INVEST_BUY, /plan.*buy/i],
    [34, T.LOCKED_SAVING_BUY, /fixed-term/i],
    [36, T.TRANSFER_IN_COIN, /coin-margined/i],
    [40, T.TRANSFER_IN_SECOND, /second-contract/i],
    [43, T.TRANSFER_OUT, /out of spot/i],
  ] as const) {
    expect(code).toBe(number + 1)
    expect(t(`records.type.${code}`)).toMatch(text)
  }
})

test.each(languages)('STATE-16 each type has a text of its own in %s', (language) => {
  const t = textsOf(language)
  const texts = codes.map((code) => t(`records.type.${code}`))
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test.each(languages)('STATE-16 no type has an ambiguous text in %s', (language) => {
  const t = textsOf(language)
  const texts = codes.map((code) => t(`records.type.${code}`))
  expect(texts.filter((text) => /[,、，・·]|\s(or|oder|o|ou)\s|或/.test(text))).toEqual([])
})
