import { isJson, show } from '../document/place.ts'
import { parsedBody } from '../judge/parsed.ts'
import type { Sent } from '../judge/request-check.ts'
import type { Coverable } from './coverable.ts'
import type { Kind } from './kinds.ts'

/** Notes the fields of a request. */
export type SentNoter = (sent: Sent, success: boolean) => void

/** A field counts as sent when that helped, as left out when the answer fits that. */
export function sentNoter({ sent: fields }: Coverable, seen: Record<Kind, Set<string>>): SentNoter {
  const known = [...fields].map(([name, { at, required, limits, values }]) => ({
    name,
    required,
    sent: `${at} sent`,
    leftOut: `${at} left out`,
    limits: [...limits].map(([limit, isAt]) => ({ text: `${at} at ${limit}`, isAt })),
    values: new Map(values.map((value) => [value, `sent ${at} ${value}`])),
  }))
  return (call, success) => {
    if (known.length === 0) return
    const given = valuesIn(call)
    for (const { name, required, sent, leftOut, limits, values } of known) {
      const value = given.get(name)
      if (value === undefined) {
        if (required !== success) seen.parameters.add(leftOut)
        continue
      }
      for (const { text, isAt } of limits)
        if (!seen.parameters.has(text) && isAt(value)) seen.parameters.add(text)
      if (!success) continue
      seen.parameters.add(sent)
      if (values.size === 0) continue
      for (const one of Array.isArray(value) ? value : [value]) {
        const text = values.get(show(one))
        if (text !== undefined) seen.values.add(text)
      }
    }
  }
}

/** Fields of query and body by name. */
function valuesIn(sent: Sent): Map<string, unknown> {
  const { url, type, text } = sent
  const values = new Map<string, unknown>(url.search === '' ? [] : url.searchParams)
  if (type.startsWith('application/json')) {
    const parsed = parsedBody(sent)
    // The fields of a list are those of its first row.
    const row: unknown =
      parsed.ok && Array.isArray(parsed.value) ? parsed.value[0] : parsed.ok && parsed.value
    if (isJson(row)) for (const [name, value] of Object.entries(row)) values.set(name, value)
  } else if (text !== '') for (const [name, value] of new URLSearchParams(text)) values.set(name, value)
  return values
}
