import { expect, test } from 'vitest'
import { toUpdateRequest } from '#forms/ad/request.ts'
import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { AdDetail } from '#generated/models/ad-detail.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { valueOf } from './ad-value.ts'

const germany = {
  zhName: '德国',
  enName: 'Germany',
  areaCode: '49',
  language: 'de_DE',
  localCurrency: 'EUR',
  sort: 1,
}
const fixed: AdDetail = {
  id: id('501'),
  advertiseType: 1,
  status: 1,
  coinId: id('3'),
  coinName: 'Tether',
  coinNameCn: null,
  coinUnit: 'USDT',
  country: germany,
  priceType: 0,
  price: decimal('0.9200'),
  marketPrice: decimal('1.06'),
  premiseRate: null,
  number: decimal('8000.50000000'),
  minLimit: decimal('150.00'),
  maxLimit: decimal('5000'),
  timeLimit: 15,
  payMode: 'Bank Transfer,Zelle',
  auto: 1,
  autoword: 'Pay within the time',
  remark: 'Weekdays only',
}
const followsMarket: AdDetail = {
  ...fixed,
  advertiseType: 0,
  coinId: id('1'),
  country: { ...germany, zhName: '法国', localCurrency: 'CHF' },
  priceType: 1,
  price: null,
  premiseRate: decimal('1.50'),
  number: decimal('0.75'),
  minLimit: decimal('250'),
  maxLimit: decimal('9000'),
  timeLimit: 30,
  payMode: 'Wise',
  auto: 0,
  autoword: null,
  remark: null,
}

const fixedValue = {
  advertiseType: 1,
  coinId: '3',
  country: '德国',
  priceType: 0,
  price: '0.92',
  number: '8000.5',
  minLimit: '150',
  maxLimit: '5000',
  timeLimit: 15,
  'pay[]': ['Bank Transfer', 'Zelle'],
  auto: 1,
  autoword: 'Pay within the time',
  remark: 'Weekdays only',
} satisfies Partial<AdValue>

test('ENT-02.f the form of an ad begins with each of its values and switches, without zeros that were filled up', () => {
  expect(valueOf(fixed)).toEqual(fixedValue)
  expect(valueOf(followsMarket)).toEqual({
    advertiseType: 0,
    coinId: '1',
    country: '法国',
    priceType: 1,
    premiseRate: '1.5',
    number: '0.75',
    minLimit: '250',
    maxLimit: '9000',
    timeLimit: 30,
    'pay[]': ['Wise'],
    auto: 0,
  })
})

test('FEAT-19.g an ad that is saved as its form began is sent with the values that it had', () => {
  const jyPassword = 'correct-horse'
  expect(toUpdateRequest({ ...fixedValue, jyPassword }, fixed.id)).toEqual({
    ...fixedValue,
    id: '501',
    jyPassword,
  })
})
