import { collectInvitationPath, signUpPath } from '#src/web/paths/query-paths.ts'
import type { Member } from '#src/web/session/member.ts'

export type Invite = {
  readonly code: string
  /** Leads to the registration with the code filled in, as the server has it. */
  readonly link: string
  /** Says first what it is about: for people who have never heard of this exchange. */
  readonly landing: string
}

/** A member's invitation; null while the code is not known. `address` is where this installation is found. */
export function inviteOf(
  member: Pick<Member, 'promotionCode' | 'promotionPrefix'> | null,
  address: string,
): Invite | null {
  const code = member?.promotionCode ?? ''
  if (code === '') return null
  const base = address.replace(/\/+$/, '')
  const prefix = member?.promotionPrefix ?? `${base}${signUpPath('')}`
  return {
    code,
    link: prefix + encodeURIComponent(code),
    landing: `${base}${collectInvitationPath(code)}`,
  }
}
