import { type Case, inAll } from './request-case.ts'

/** Refused without it. */
const without = (...fields: readonly string[]): Case['outside'] =>
  fields.map((field) => [field, { [field]: undefined }])

/** Calls whose address says what is asked for; without a clause where the specification has none. */
export const queryCases: readonly Case[] = [
  {
    rule: 'candles are those of a market, a period and a time with both ends',
    operations: inAll('', [
      'listCandles',
      'listSwapCandles',
      'listCoinSwapCandles',
      'listOptionCandles',
      'listSecondCandles',
    ]),
    inside: [{}],
    outside: without('symbol', 'from', 'to', 'resolution'),
  },
  {
    rule: 'a deposit address is that of a network',
    operations: { getDepositAddress: 'FEAT-08.a' },
    inside: [{}],
    outside: without('coinprotocol'),
  },
  {
    rule: 'a balance is that of a coin',
    operations: { getCoinBalance: '' },
    inside: [{}],
    outside: without('coinName'),
  },
  {
    rule: 'the fields of a payment method are those of a type',
    operations: { getPaymentTypeConfig: 'FEAT-05.a' },
    inside: [{}],
    outside: without('id'),
  },
  {
    rule: 'an authenticator app is bound with its key and a code',
    operations: { bindAuthenticator: 'VAL-10.l' },
    inside: [{}],
    outside: without('codes', 'secret'),
  },
  {
    rule: 'an authenticator app is removed with a code and the password',
    operations: { unbindAuthenticator: 'VAL-10.m' },
    inside: [{}],
    outside: without('codes', 'password'),
  },
  {
    rule: 'a code is checked that was given',
    operations: { checkAuthenticatorCode: 'VAL-10.n' },
    inside: [{}],
    outside: without('codes'),
  },
]
