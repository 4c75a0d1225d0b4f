import { defineEntry, isRecord, wrapped } from './storage.ts'

/** Record of the person logged in, for the shell and the invite link; nothing secret. */
export type Member = {
  readonly id: string
  readonly username: string
  /** Verification of the member, as the contract's `MemberLevel`. */
  readonly memberLevel: number
  readonly realName: string | null
  readonly avatar: string | null
  readonly promotionCode: string | null
  readonly promotionPrefix: string | null
}

/** In local storage, and in session storage as specified (SHELL-14). Local storage counts first: tabs share it. */
export const memberEntry = defineEntry<Member>({
  key: 'openbourse.member',
  areas: ['local', 'session'],
  migrations: [wrapped],
  check: memberOf,
})

/** Takes the known fields of anything that has them, and nothing else: a token beside them is left behind. */
export function memberOf(value: unknown): Member | null {
  if (!isRecord(value)) return null
  const { id, username, memberLevel } = value
  if (typeof id !== 'string' || typeof username !== 'string' || typeof memberLevel !== 'number') return null
  return {
    id,
    username,
    memberLevel,
    realName: textOf(value['realName']),
    avatar: textOf(value['avatar']),
    promotionCode: textOf(value['promotionCode']),
    promotionPrefix: textOf(value['promotionPrefix']),
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
