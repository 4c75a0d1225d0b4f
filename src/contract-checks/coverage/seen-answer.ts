import { keysOf } from '../api/pointer.ts'
import { isJson, show } from '../document/place.ts'
import type { Coverable } from './coverable.ts'
import type { Kind } from './kinds.ts'

/** Notes the fields and listed values of a successful answer. */
export type AnswerNoter = (value: unknown) => void

/** The places of an answer as a tree: going down it needs no pointer to be put together. */
type Step = {
  readonly names: Map<string, Step>
  /** Items of a list, and fields without a name of their own. */
  rest: Step | undefined
  /** True where the contract names the place itself. */
  isNamed: boolean
  /** Undefined where the place is no thing that counts, or was seen. */
  unseen: string | undefined
  /** The listed values that were not seen, as they are shown. */
  readonly values: Map<string, string>
}

const newStep = (): Step => ({
  names: new Map(),
  rest: undefined,
  isNamed: false,
  unseen: undefined,
  values: new Map(),
})

export function answerNoter({ answered, things }: Coverable, seen: Record<Kind, Set<string>>): AnswerNoter {
  const root = newStep()
  for (const { at, values } of answered.values()) {
    const step = stepAt(root, at)
    step.isNamed = true
    if (things.fields.has(at)) step.unseen = at
    for (const value of values) step.values.set(value, `${at} ${value}`)
  }

  function walk(step: Step, node: unknown): void {
    if (step.unseen !== undefined) {
      seen.fields.add(step.unseen)
      step.unseen = undefined
    }
    if (step.values.size > 0) noteValue(step.values, show(node))
    if (Array.isArray(node)) {
      if (step.rest !== undefined) for (const item of node) walk(step.rest, item)
    } else if (isJson(node))
      for (const name in node) {
        const named = step.names.get(name)
        const next = named?.isNamed === true ? named : step.rest
        if (next !== undefined) walk(next, node[name])
      }
  }

  function noteValue(values: Map<string, string>, shown: string): void {
    const text = values.get(shown)
    if (text === undefined) return
    seen.values.add(text)
    values.delete(shown)
  }

  return (value) => walk(root, value)
}

function stepAt(root: Step, at: string): Step {
  let step = root
  for (const key of keysOf(at)) {
    const next = (key === '*' ? step.rest : step.names.get(key)) ?? newStep()
    if (key === '*') step.rest = next
    else step.names.set(key, next)
    step = next
  }
  return step
}
