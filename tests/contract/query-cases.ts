import type { Case } from './request-case.ts'

/** Refused without it. */
const without = (...fields: readonly string[]): Case['outside'] =>
  fields.map((field) => [field, { [field]: undefined }])

/** Clauses about fields that calls do not do without; all such fields stand in asked-fields.ts. */
export const queryCases: readonly Case[] = [
  {
    rule: 'a deposit address is that of a network',
    operations: { getDepositAddress: 'FEAT-08.a' },
    inside: [{}],
    outside: without('coinprotocol'),
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
