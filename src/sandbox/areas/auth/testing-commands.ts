import { testSandbox } from '../../hosts/memory/testing.ts'
import { exchangeOf } from '../exchange.ts'
import { findMember } from '../members/members.ts'
import type { Command } from '../state.ts'
import { phoneMember } from './tests/registered.ts'

/** An exchange, and commands that reach it as they come, without the calls that check them first. */
export async function commandBox() {
  const box = await testSandbox()
  const apply = (command: Command) => exchangeOf(box.view()).apply(command, box.clock.now())
  /** The word for an accepted command; the key of a refusal, and the field that it names. */
  const told = (command: Command): string => {
    const outcome = apply(command)
    if (outcome.accepted) return 'accepted'
    const { key, field } = outcome.refusal
    return field === undefined ? key : `${key} at ${field}`
  }
  const memberOf = (name: string) => {
    const member = findMember(box.view(), 'username', name)
    if (member === undefined) throw new RangeError(`no member ${name}`)
    return member
  }
  return { box, apply, told, memberOf }
}

/** A member of the sandbox, and commands that reach the exchange as they come; ada registered by phone. */
export async function memberBox(persona: string) {
  const { box, apply, told, memberOf } = await commandBox()
  if (persona === 'ada') await phoneMember(box)
  const member = memberOf(persona)
  const open = (more: { digest?: string; step?: number | null; passwordVersion?: number } = {}) =>
    told({
      type: 'session.open',
      account: `${persona}@openbourse.test`,
      member: member.id,
      passwordVersion: member.passwordVersion,
      digest: 'digest',
      step: null,
      ...more,
    })
  return { box, member, apply, told, open, memberOf }
}
