import { ResetMode } from '#generated/wire/reset-mode.ts'
import { hashPassword } from '../../kernel/secrets.ts'
import { findMember } from '../members/members.ts'
import type { Handlers } from '../../http/handler.ts'
import { provenCode } from './require-code.ts'

export const resetPasswordHandlers: Handlers = {
  async resetLoginPassword(
    { body: { mode, account, code, password } },
    { engine, entropy, passwordIterations, say, refuse },
  ) {
    const member = findMember(engine.view(), mode === ResetMode.PHONE ? 'phone' : 'email', account)
    if (member === undefined) return refuse('member-not-exists')
    const { id } = member
    const proof = { channel: mode === ResetMode.PHONE ? 'sms' : 'email', address: account } as const
    await provenCode(engine, { purpose: 'reset-password', ...proof }, code, refuse)
    const kept = await hashPassword(password, passwordIterations, entropy)
    await engine.submit({ type: 'member.setPassword', member: id, password: kept, proof: { ...proof, code } })
    say('password-changed')
    return null
  },
}
