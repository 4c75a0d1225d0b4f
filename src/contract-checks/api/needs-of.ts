import { isJson, list, type Json } from '../document/place.ts'
import type { ApiOperation } from './api.ts'

/** An entry of `x-errors` that says how the lack of a prerequisite is refused. */
export type NeedEntry = Json & { readonly need: string }

/** Returns the entries of an operation's `x-errors` that are about a prerequisite. */
export const needsOf = ({ node }: ApiOperation): NeedEntry[] =>
  list(node['x-errors']).filter(
    (entry): entry is NeedEntry => isJson(entry) && typeof entry['need'] === 'string',
  )
