import type { Area } from '../area.ts'
import { memberEventPushes } from './events.ts'
import { memberHandlers } from './handlers.ts'
import { type MembersState, type MemberCommand, freshMembers, memberCommands } from './members.ts'

/** The records of members. */
export const membersArea: Area<MembersState, MemberCommand> = {
  fresh: freshMembers,
  commands: memberCommands,
  handlers: memberHandlers,
  topics: { memberEvent: { kind: 'events' } },
  pushes: memberEventPushes,
}
