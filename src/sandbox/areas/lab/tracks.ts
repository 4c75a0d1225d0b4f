import type { LabPeriod } from '#src/core/lab/periods.ts'
import type { ReleaseTerms } from '#src/core/lab/releases.ts'

/** Each series of activities. */
export type Track = 'rushSale' | 'sharedSale' | 'sharing' | 'subscription' | 'mining' | 'lockUp' | 'inviters'

/** Terms of the machines of an activity, amounts as decimal text. */
export type MiningRow = {
  readonly period: LabPeriod
  readonly periods: number
  readonly base: string
  readonly invite: string
  readonly limit: string
}

/** Terms of the locks of an activity, amounts as decimal text. */
export type LockRow = {
  readonly period: LabPeriod
  readonly periods: number
  readonly kind: ReleaseTerms['kind']
  readonly share: string
  readonly times: string
  readonly fee: string
}

/** Terms of one season of a track; amounts are decimal text. */
export type TermsRow = {
  readonly coin: string
  readonly pays: string
  /** Percent of the lowest market price until its end, or the price itself. */
  readonly price?: { readonly percent: number } | { readonly fixed: string }
  readonly places: number
  readonly supply: string
  readonly least: string
  readonly most: string
  readonly times: number
  readonly friends?: number
  readonly hold?: readonly [coin: string, amount: string]
  readonly mining?: MiningRow
  readonly lock?: LockRow
  /** Taken by others until its end, counted as the supply is; of sharing, frozen by them. */
  readonly others: string
}

const NO_LIMITS = { least: '0', most: '0', times: 0 } as const

/** The terms of even and of odd seasons of each track, in the order of their numbers. */
export const TRACKS: Readonly<Record<Track, readonly [even: TermsRow, odd: TermsRow]>> = {
  rushSale: [
    {
      ...NO_LIMITS,
      coin: 'OBX',
      pays: 'USDT',
      price: { percent: 97 },
      places: 2,
      supply: '40000',
      others: '26000',
    },
    {
      ...NO_LIMITS,
      coin: 'LINK',
      pays: 'USDT',
      price: { percent: 97 },
      places: 2,
      supply: '3000',
      others: '2100',
    },
  ],
  sharedSale: [
    {
      ...NO_LIMITS,
      coin: 'AVAX',
      pays: 'USDT',
      price: { percent: 96 },
      places: 2,
      supply: '2500',
      others: '4000',
    },
    {
      ...NO_LIMITS,
      coin: 'DOT',
      pays: 'USDT',
      price: { percent: 96 },
      places: 2,
      supply: '12000',
      others: '19200',
    },
  ],
  sharing: [
    {
      coin: 'OBX',
      pays: 'USDT',
      places: 2,
      supply: '20000',
      least: '100',
      most: '20000',
      times: 3,
      others: '1600000',
    },
    {
      coin: 'OBX',
      pays: 'USDT',
      places: 2,
      supply: '15000',
      least: '200',
      most: '30000',
      times: 3,
      others: '1100000',
    },
  ],
  subscription: [
    {
      coin: 'OBX',
      pays: 'USDT',
      price: { percent: 95 },
      places: 2,
      supply: '30000',
      least: '20',
      most: '2000',
      times: 2,
      others: '18000',
    },
    {
      coin: 'OBX',
      pays: 'USDT',
      price: { percent: 92 },
      places: 2,
      supply: '30000',
      least: '20',
      most: '2000',
      times: 2,
      hold: ['OBX', '100'],
      others: '22500',
    },
  ],
  mining: [
    {
      coin: 'OBX',
      pays: 'USDT',
      price: { fixed: '60' },
      places: 0,
      supply: '2000',
      least: '1',
      most: '20',
      times: 5,
      mining: { period: 'month', periods: 3, base: '17', invite: '0.1', limit: '0.5' },
      others: '1300',
    },
    {
      coin: 'OBX',
      pays: 'USDT',
      price: { fixed: '55' },
      places: 0,
      supply: '2000',
      least: '1',
      most: '20',
      times: 5,
      mining: { period: 'day', periods: 30, base: '1.55', invite: '0.08', limit: '0.4' },
      others: '900',
    },
  ],
  lockUp: [
    {
      coin: 'OBX',
      pays: 'OBX',
      places: 2,
      supply: '500000',
      least: '50',
      most: '5000',
      times: 2,
      lock: { period: 'month', periods: 12, kind: 'proportional', share: '0.1', times: '1.06', fee: '2' },
      others: '260000',
    },
    {
      coin: 'USDT',
      pays: 'USDT',
      places: 2,
      supply: '400000',
      least: '100',
      most: '10000',
      times: 2,
      lock: { period: 'week', periods: 8, kind: 'equal', share: '0', times: '1.02', fee: '1' },
      others: '230000',
    },
  ],
  inviters: [
    {
      coin: 'OBX',
      pays: 'USDT',
      places: 2,
      supply: '10000',
      least: '100',
      most: '50000',
      times: 1,
      friends: 2,
      others: '300000',
    },
    {
      coin: 'OBX',
      pays: 'USDT',
      places: 2,
      supply: '12000',
      least: '100',
      most: '50000',
      times: 1,
      friends: 3,
      others: '380000',
    },
  ],
}

export const TRACK_NAMES: readonly Track[] = [
  'rushSale',
  'sharedSale',
  'sharing',
  'subscription',
  'mining',
  'lockUp',
  'inviters',
]
