import type { AccountKind } from '../kernel/ledger.ts'
import type { RealName } from '../areas/members/members.ts'

/** Password of all personas: it is shown in a list, so it protects nothing. */
export const PERSONA_PASSWORD = 'openbourse'

/** Letters of the secrets that personas have. */
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export type Persona = {
  readonly name: string
  /** Sentence that says what is special about this member, for a reader who looks for one to log in as. */
  readonly about: string
  readonly email: string
  readonly phone: string | null
  readonly country: string
  readonly level: 0 | 1 | 2
  readonly realName: RealName
  readonly invite: string
  readonly invitedBy?: string
  readonly authenticator?: true
  readonly balances?: Readonly<Record<string, string>>
  /** In the other accounts. */
  readonly contracts?: readonly (readonly [kind: AccountKind, coin: string, amount: string])[]
  /** Has months behind it, of which its balances come. */
  readonly past?: true
  /** A persona that is only another one's friend. */
  readonly extra?: true
}

const none: RealName = { state: 'none', name: null, idNumber: null, rejectReason: null }
const verified = (name: string, idNumber: string): RealName => ({
  state: 'verified',
  name,
  idNumber,
  rejectReason: null,
})
const email = (name: string): string => `${name}@openbourse.test`

function friend(name: string, invite: string, invitedBy: string, isVerified: boolean): Persona {
  const realName = isVerified ? verified(`Friend ${name}`, `F00${invite}`) : none
  const level = isVerified ? 1 : 0
  return {
    name,
    about: 'friend of the partner',
    email: email(name),
    phone: null,
    country: '德国',
    level,
    realName,
    invite,
    invitedBy,
    balances: { USDT: '120000' },
    extra: true,
  }
}

export const PERSONAS: readonly Persona[] = [
  {
    name: 'new',
    about: 'just registered, nothing set up',
    email: email('new'),
    phone: null,
    country: '德国',
    level: 0,
    realName: none,
    invite: 'NEWCOMER',
  },
  {
    name: 'verified',
    about: 'real name verified, some money',
    email: email('verified'),
    phone: '15100000002',
    country: '德国',
    level: 1,
    realName: verified('Vera Fried', 'L01X00T47'),
    invite: 'VERIFIED',
    balances: { USDT: '2500', BTC: '0.05' },
  },
  {
    name: 'trader',
    about: 'trades: balances in many coins, months of records',
    past: true,
    email: email('trader'),
    phone: '13800000003',
    country: '中国',
    level: 1,
    realName: verified('Theo Trader', '110101199003070134'),
    invite: 'TRADER22',
    balances: {
      USDT: '125000.5',
      BTC: '1.23456789',
      ETH: '18.75',
      SOL: '240',
      XRP: '15000',
      DOGE: '88000.00000001',
      OBX: '5000',
    },
    contracts: [
      ['swap', 'USDT', '3000'],
      ['coinSwap', 'BTC', '0.15'],
      ['second', 'USDT', '500'],
    ],
  },
  {
    name: 'merchant',
    about: 'certified merchant with ads on the shelf',
    email: email('merchant'),
    phone: '13900000004',
    country: '中国',
    level: 2,
    realName: verified('Mei Merchant', '310101198802140056'),
    invite: 'MERCHANT',
    balances: { USDT: '501000', BTC: '8', ETH: '90' },
  },
  {
    name: 'partner',
    about: 'promotion partner with friends of two levels',
    email: email('partner'),
    phone: '4155550005',
    country: '美国',
    level: 1,
    realName: verified('Pat Partner', 'P55500055'),
    invite: 'PARTNER5',
    balances: { USDT: '730.25', BTC: '0.004', ETH: '0.11' },
  },
  {
    name: 'reviewing',
    about: 'real name under review',
    email: email('reviewing'),
    phone: '15100000006',
    country: '德国',
    level: 0,
    realName: { state: 'review', name: 'Rita Review', idNumber: 'L01X00T66', rejectReason: null },
    invite: 'REVIEWER',
    balances: { USDT: '50' },
  },
  {
    name: 'refused',
    about: 'real name refused, may try again',
    email: email('refused'),
    phone: '15100000007',
    country: '德国',
    level: 0,
    realName: {
      state: 'failed',
      name: 'Rolf Refused',
      idNumber: 'L01X00T77',
      rejectReason: 'real-name-refused',
    },
    invite: 'REFUSED7',
  },
  {
    name: 'google',
    about: 'has an authenticator app: log-in asks for its code',
    email: email('google'),
    phone: '9012345678',
    country: '日本',
    level: 1,
    realName: verified('Goro Guard', 'TK1234567'),
    invite: 'GUARDED8',
    authenticator: true,
    balances: { USDT: '1000', BTC: '0.5' },
  },
  friend('anna', 'ANNA2222', 'PARTNER5', true),
  friend('bert', 'BERT2222', 'PARTNER5', true),
  friend('cleo', 'CLEO2222', 'PARTNER5', false),
  friend('dora', 'DORA2222', 'ANNA2222', true),
  friend('emil', 'EMIL2222', 'ANNA2222', false),
]
