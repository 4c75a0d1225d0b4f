import { amount, type Case, each, eachRefused, edges, inAll, takes } from './request-case.ts'

const stakes = ['placeOptionBet', 'placeSecondOrder']

/** Stakes on where a price will be: options and second contracts. */
export const stakeCases: readonly Case[] = [
  {
    rule: 'a stake on up or down is above 0 and has up to 8 decimals',
    operations: inAll('', stakes),
    ...edges(takes('direction', [0, 1], [-1, 2, '']), amount('amount', 8)),
  },
  {
    rule: 'a stake lies between the least and the most that are offered',
    operations: inAll('', stakes),
    ctx: { minAmount: '10', maxAmount: '500', affordable: '900', balance: '900' },
    inside: each('amount', ['10', '500']),
    outside: eachRefused('amount', ['9.99999999', '500.00000001']),
  },
  {
    rule: 'a bet costs no more than the balance pays with its fee, and has the decimals of its pair',
    operations: { placeOptionBet: 'VAL-29.p' },
    ctx: { maxAmount: '500', affordable: '300', amountPlaces: 2 },
    inside: each('amount', ['300', '0.01']),
    outside: eachRefused('amount', ['300.01', '10.001']),
  },
  {
    rule: 'a stake is no more than the balance of its account',
    operations: { placeSecondOrder: 'VAL-29.q' },
    ctx: { maxAmount: '500', balance: '300' },
    inside: each('amount', ['300']),
    outside: eachRefused('amount', ['300.00000001']),
  },
]
