import { expect } from 'vitest'
import type { Activity } from '#generated/wire/activity.ts'
import type { ActivityOrder } from '#generated/wire/activity-order.ts'
import type { LockedOrder } from '#generated/wire/locked-order.ts'
import type { LockedOrderDetail } from '#generated/wire/locked-order-detail.ts'
import type { MiningOrder } from '#generated/wire/mining-order.ts'
import type { MiningOrderDetail } from '#generated/wire/mining-order-detail.ts'
import { decimal, toText, toUnits } from '#src/core/money/decimal.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { balanceOf, type Bucket } from '../../kernel/ledger.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { type Answer, type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { frozenErrors } from '../frozen.ts'
import { around, labAmount, type LabActivity } from './activities.ts'
import { labFaults } from './faults.ts'
import type { Track } from './tracks.ts'

type Fields = Readonly<Record<string, string>>
type Rows<T> = { readonly content: readonly T[]; readonly totalElements: number }

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Smallest units of an amount of a coin. */
export const unitsOf = (amount: string): bigint => toUnits(decimal(amount), 8)

/** A member's calls for the lab. */
export async function participant(persona: string, given?: TestSandbox) {
  const box = given ?? (await testSandbox())
  let token = await box.logIn(persona)
  const own = Object.values(box.view().members).find(({ username }) => username === persona)
  const id = own?.id ?? 0
  const email = own?.email ?? ''
  const call = (path: string, fields: Fields = {}): Promise<Answer> =>
    box.call(`/uc/${path}`, fields, headers(token))
  const page = async <T>(path: string, fields: Fields = {}): Promise<readonly T[]> =>
    ((await call(path, { pageNo: '1', pageSize: '100', ...fields })).data as Rows<T>).content
  /** A code by e-mail: the one that was sent last, or a new one. */
  const code = async (): Promise<string> => {
    await call('email/activity/code')
    return box.codeFor(email)
  }
  const join = async (activityId: number, amount: string, fields: Fields = {}): Promise<Answer> =>
    call('activity/attend', {
      activityId: String(activityId),
      amount,
      aims: email,
      code: fields['code'] ?? (await code()),
      ...fields,
    })
  return {
    box,
    id,
    email,
    call,
    code,
    join,
    /** The season of a track that goes on, or the next one. */
    season: (track: Track, at = 0): LabActivity => {
      const found = around(box.view().seed, track, box.clock.now())[at]
      if (found === undefined) throw new RangeError(`no season of ${track}`)
      return found
    },
    activities: (step = '-1') => page<Activity>('activity/page-query', { step }),
    activity: async (number: number) =>
      (await call('activity/detail', { id: String(number) })).data as Activity,
    orders: () => page<ActivityOrder>('activity/getmyorders'),
    machines: () => page<MiningOrder>('miningorder/my-minings'),
    outputs: (miningId: unknown) =>
      page<MiningOrderDetail>('miningorder/mining-detail', { miningId: String(miningId) }),
    locks: () => page<LockedOrder>('lockedorder/my-locked'),
    releases: (miningId: unknown) =>
      page<LockedOrderDetail>('lockedorder/mining-detail', { miningId: String(miningId) }),
    /** Units of a coin in the spot account. */
    held: (coin: string, bucket: Bucket = 'available') =>
      balanceOf(box.view().ledger, { owner: `m${id}`, kind: 'spot', coin, bucket }),
    /** Moves an activity on, or cancels it, as whoever runs the exchange does. */
    operate: (number: number, how: { readonly step: number } | { readonly cancel: true }) =>
      box.panel('activity', { id: number, ...how }),
    /** Lets time pass, and logs in again: sessions end meanwhile. */
    pass: async (ms: number) => {
      box.clock.jump(ms)
      token = await box.logIn(persona)
    },
  }
}

/** Units of 10^-8 as decimal text. */
export const text = (units: bigint): string => toText(labAmount(units))

export type Participant = Awaited<ReturnType<typeof participant>>

/** Expects that the books balance and that nothing is reported as a fault. */
export const expectClean = ({ box }: Participant): void =>
  expect([
    auditLedger(box.view().ledger),
    frozenErrors(box.view()),
    labFaults(box.view()),
    box.faults,
  ]).toEqual([[], [], [], []])
