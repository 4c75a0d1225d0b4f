import { expect, test } from 'vitest'
import { languages } from '#generated/messages/keys.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { textsOf } from '../support/texts.ts'

const codes = Object.values(TransactionType)

test('STATE-16.a the 43 texts of the specification belong to the wire codes 2 to 44, in its order', () => {
  const t = textsOf('en_US')
  expect(codes.filter((code) => code >= 2 && code <= 44)).toHaveLength(43)
  const T = TransactionType
  for (const [number, code, text] of [
    [1, T.TRANSFER_ACCOUNTS, 'Transfer'],
    [2, T.EXCHANGE, 'Spot trade'],
    [3, T.OTC_BUY, 'Bought with fiat'],
    [4, T.OTC_SELL, 'Sold for fiat'],
    [5, T.ACTIVITY_AWARD, 'Activity reward'],
    [6, T.PROMOTION_AWARD, 'Promotion reward'],
    [7, T.DIVIDEND, 'Dividend'],
    [8, T.VOTE, 'Vote'],
    [9, T.ADMIN_RECHARGE, 'Manual top-up'],
    [10, T.MATCH, 'Pairing'],
    [11, T.ACTIVITY_BUY, 'Exchange'],
    [12, T.CTC_BUY, 'C2C buy'],
    [13, T.CTC_SELL, 'C2C sell'],
    [14, T.RED_OUT, 'Red packet sent'],
    [15, T.RED_IN, 'Red packet received'],
    [16, T.WITHDRAWCODE_OUT, 'Withdraw code created'],
    [17, T.WITHDRAWCODE_IN, 'Withdraw code redeemed'],
    [18, T.CONTRACT_FEE, 'Perpetual fee'],
    [19, T.CONTRACT_PROFIT, 'Perpetual profit'],
    [20, T.CONTRACT_LOSS, 'Perpetual loss'],
    [21, T.OPTION_FAIL, 'Option lost'],
    [22, T.OPTION_FEE, 'Option fee'],
    [23, T.OPTION_REWARD, 'Option won'],
    [24, T.CONTRACT_AWARD, 'Contract refund'],
    [25, T.LEVEL_AWARD, 'Level reward'],
    [26, T.PLATFORM_FEE_AWARD, 'Platform fee income'],
    [27, T.SECOND_FAIL, 'Second contract lost'],
    [28, T.SECOND_REWARD, 'Second contract won'],
    [29, T.FINANCE_REWARD, 'Earn interest'],
    [30, T.PAY_CHARGE_FEE, 'Funding fee paid'],
    [31, T.GET_CHARGE_FEE, 'Funding fee received'],
    [32, T.AUTO_INVEST_BUY, 'Recurring plan: buy'],
    [33, T.AUTO_INVEST_SELL, 'Recurring plan: sell'],
    [34, T.LOCKED_SAVING_BUY, 'Fixed-term product bought'],
    [35, T.LOCKED_SAVING_SELL, 'Fixed-term product: redemption'],
    [36, T.TRANSFER_IN_COIN, 'Into coin-margined account'],
    [37, T.TRANSFER_OUT_COIN, 'Out of coin-margined account'],
    [38, T.TRANSFER_IN_USDT, 'Into USDT-margined account'],
    [39, T.TRANSFER_OUT_USDT, 'Out of USDT-margined account'],
    [40, T.TRANSFER_IN_SECOND, 'Into second-contract account'],
    [41, T.TRANSFER_OUT_SECOND, 'Out of second-contract account'],
    [42, T.TRANSFER_IN, 'Into spot account'],
    [43, T.TRANSFER_OUT, 'Out of spot account'],
  ] as const) {
    expect(code).toBe(number + 1)
    expect(t(`records.type.${code}`)).toBe(text)
  }
})

test.each(languages)('STATE-16.b each type has a text of its own in %s', (language) => {
  const t = textsOf(language)
  const texts = codes.map((code) => t(`records.type.${code}`))
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test.each(languages)('no type has an ambiguous text in %s', (language) => {
  const t = textsOf(language)
  const texts = codes.map((code) => t(`records.type.${code}`))
  expect(texts.filter((text) => /[,、，・·]|\s(or|oder|o|ou)\s|或/.test(text))).toEqual([])
})
