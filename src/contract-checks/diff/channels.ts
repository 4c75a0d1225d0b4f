import type { Contract } from '../document/contract.ts'
import type { Channel, Message } from '../document/read-channels.ts'
import { template } from './match-operations.ts'
import type { Direction, ReachedNote, Note } from './note.ts'
import type { ChangeId } from './rules/all.ts'
import { notesOf, type CompareValues } from './values.ts'

type Say = (
  rule: ChangeId,
  how: string,
  before: Message | Channel | undefined,
  after?: Message | Channel,
) => void

/** Every difference between the channels of two AsyncAPI documents; the same channel is the one of the same name. */
export function compareChannels(old: Contract, now: Contract, compare: CompareValues): ReachedNote[] {
  const names = new Set([...old.channels, ...now.channels].map(({ id }) => id))
  return [...names].flatMap((id): ReachedNote[] => {
    const [before, after] = [old, now].map(({ channels }) => channels.find((one) => one.id === id))
    const notes: Note[] = []
    const say: Say = (rule, how, from, to) =>
      notes.push({ rule, what: id, how, before: from?.location, after: to?.location })
    if (before === undefined) say('channel-added', after?.address ?? '', before, after)
    else if (after === undefined) say('channel-removed', before.address, before)
    else notes.push(...compareOne(before, after, say, compare))
    return notes.map((note) => ({ note, operations: [id] }))
  })
}

function compareOne(before: Channel, after: Channel, say: Say, compare: CompareValues): Note[] {
  if (template(before.address) !== template(after.address))
    say('channel-address-changed', `${before.address} → ${after.address}`, before, after)
  if (before.sender !== after.sender)
    say('channel-turned', `the ${before.sender} sent → the ${after.sender} sends`, before, after)
  if (before.secured !== after.secured)
    say(`channel-${after.secured ? 'secured' : 'opened'}`, after.address, before, after)
  // The server reads what clients send: the other way round than an answer.
  const direction: Direction = after.sender === 'server' ? 'response' : 'request'
  const pairs = matchMessages(before.messages, after.messages)
  return pairs.flatMap(([from, to]) => {
    if (from === undefined) say('channel-message-added', to?.name ?? '', before, to ?? after)
    else if (to === undefined) say('channel-message-removed', from.name, from, after)
    if (from === undefined || to === undefined) return []
    if (from.type !== to.type) say('channel-message-type-changed', `${from.type} → ${to.type}`, from, to)
    if (from.payload === undefined || to.payload === undefined) return []
    return notesOf(compare(direction, [from.payload], [to.payload]))
  })
}

type Matched = readonly [Message | undefined, Message | undefined]

/** By name; a channel with one message may call it as it likes. */
function matchMessages(before: readonly Message[], after: readonly Message[]): Matched[] {
  const [from, to] = [before[0], after[0]]
  if (before.length === 1 && after.length === 1) return [[from, to]]
  const names = new Set([...before, ...after].map(({ name }) => name))
  return [...names].map((name) => [
    before.find((one) => one.name === name),
    after.find((one) => one.name === name),
  ])
}
