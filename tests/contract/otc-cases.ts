import { amount, type Case, each, eachRefused, edges, inAll, letters, takes, text } from './request-case.ts'

const lists = ['listAds', 'listAdsByUnit']
const orders = ['placeOtcBuyOrder', 'placeOtcSellOrder']
const memberId = (field: string) =>
  takes(field, [undefined, '1', '9'.repeat(20)], ['', '9'.repeat(21), '-1', 'ada', '1.5'])

/** Trades between members: the ads that they find, their orders and what they say. */
export const otcCases: readonly Case[] = [
  {
    rule: 'ads are found by an amount of money above 0 and a payment method',
    operations: inAll('VAL-18.l', lists),
    ...edges(amount('money', 2), text('payMode', 1, 500)),
  },
  {
    rule: 'the ads of a member, by name',
    operations: { getAdsOfMember: '' },
    ...text('name', 1),
  },
  {
    rule: 'a trade has price and money in cents and coins in 8 decimals, all above 0',
    operations: inAll('VAL-18.l', orders),
    ...edges(amount('price', 2), amount('money', 2), amount('amount', 8)),
  },
  {
    rule: 'a trade keeps to the limits of its ad',
    operations: inAll('', orders),
    ctx: { minMoney: '100', maxMoney: '5000', maxAmount: '800', balance: '900' },
    inside: [...each('money', ['100', '5000']), ...each('amount', ['0.00000001', '800'])],
    outside: [...eachRefused('money', ['99.99', '5000.01']), ...eachRefused('amount', ['800.00000001'])],
  },
  {
    rule: 'a customer sells no more than the balance',
    operations: { placeOtcSellOrder: 'VAL-29.r' },
    ctx: { maxAmount: '800', balance: '700' },
    inside: each('amount', ['700']),
    outside: eachRefused('amount', ['700.00000001']),
  },
  {
    rule: 'a trade may have a remark of up to 500 characters, and says what was typed',
    operations: inAll('', orders),
    ...edges(
      text('remark', 0, 500),
      takes('remark', [undefined], []),
      takes('mode', [0, 1, undefined], [2, '']),
    ),
  },
  {
    rule: 'an appeal says why, in up to 500 characters',
    operations: { appealOtcOrder: '' },
    ...text('remark', 1, 500),
  },
  {
    rule: 'messages are those of an order, between two members',
    operations: { listChatMessages: '' },
    ...edges(
      memberId('uidTo'),
      memberId('uidFrom'),
      takes('sortFiled', [undefined, 'sendTime'], ['', 'id']),
      takes('orderId', [letters(64)], ['', letters(65)]),
    ),
  },
]
