import { freshState } from '../exchange.ts'
import { addMember, blankMember } from '../members/members.ts'
import type { State } from '../state.ts'

/** Midnight of 1 December 2026 in the exchange's zone. */
export const DECEMBER = 1_796_054_400_000

const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' } as const

type Joining = {
  readonly inviter?: number | null
  readonly verified?: boolean
  readonly time?: number
  readonly email?: string | null
  readonly phone?: string | null
}

/** Puts a member on record and returns the number. */
export function joined(
  state: State,
  username: string,
  { inviter = null, verified = true, time = DECEMBER - 1, email = null, phone = null }: Joining = {},
): number {
  return addMember(state, {
    ...blankMember,
    username,
    email,
    phone,
    createTime: time,
    country: '德国',
    password,
    promotionCode: username,
    inviter,
    realName: { state: verified ? 'verified' : 'none', name: null, idNumber: null, rejectReason: null },
  }).id
}

/** Members who invited each other in a row, the first one first. */
export function chain(names: readonly string[]) {
  const state = freshState('test')
  const ids: number[] = []
  for (const name of names) ids.push(joined(state, name, { inviter: ids.at(-1) ?? null }))
  return { state, ids }
}
