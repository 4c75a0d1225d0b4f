import type { Location } from '@redocly/openapi-core'
import type { Schema } from '../document/schema.ts'
import type { ChangeId } from './rules/all.ts'
import type { Places, Spot } from './spot.ts'
import type { View } from './view.ts'

export type Direction = 'request' | 'response'

/** One change as it is met, before it is known which operations reach it. */
export type Note = Places & {
  readonly rule: ChangeId
  /** Name of the changed thing, e.g. `Wallet.balance`. */
  readonly what: string
  /** From what to what. */
  readonly how: string
}

/** A change with the operations, or channels, that it reaches. */
export type ReachedNote = { readonly note: Note; readonly operations: readonly string[] }

/** Notes a change of one value; the places are those of the word that changed. */
export type NoteChange = (rule: ChangeId, how: string, before?: Spot, after?: Spot) => void

/** One value on both sides. */
export type BothSides = {
  readonly direction: Direction
  readonly before: View
  readonly after: View
  readonly say: NoteChange
}

/** A value as a message shows it. */
export function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

export const at = (said: { part: Schema } | undefined, word: string): Location | undefined =>
  said?.part.location.child(word)

/** Returns the name of a schema: the component or file that it stands in, and the property. */
export function nameOf({ location, name, parent }: Schema): string {
  if (parent !== undefined) {
    const above = nameOf(parent)
    return name === undefined ? above : above === '' ? name : `${above}.${name}`
  }
  const component = /\/components\/\w+\/([^/]+)/.exec(location.pointer)?.[1]
  const inline =
    location.pointer.startsWith('#/paths/') || /\/(content|parameters|schema)\b/.test(location.pointer)
  return component ?? (inline ? '' : (/([^/\\]+)\.\w+$/.exec(location.source.absoluteRef)?.[1] ?? ''))
}

/** The name of a schema that several others share, by a place in it; '' where it stands in an operation. */
export function sharedName({ pointer, source }: Location, how: string): string {
  const component = /^#\/components\/\w+\/([^/]+)(.*)$/.exec(pointer)
  if (component === null && /\/(paths|content|parameters|responses|schema)\b/.test(pointer)) return ''
  const [, name = '', rest = ''] = component ?? [
    '',
    /([^/\\]+)\.\w+$/.exec(source.absoluteRef)?.[1],
    pointer.slice(1),
  ]
  const fields = /^(?:\/properties\/[^/]+)*/.exec(rest)?.[0].split('/properties/').slice(1) ?? []
  // The field that came or went is told beside the name.
  return [name, ...(fields.at(-1) === how ? fields.slice(0, -1) : fields)].join('.')
}
