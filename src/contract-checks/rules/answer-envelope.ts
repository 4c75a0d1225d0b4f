import { child, idOf, isJson, type Json, show } from '../document/place.ts'
import { successBody, type Operation } from '../document/operation.ts'
import { core, enumOf, whole, type Schema } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

const MARKS = ['code', 'success', 'message', 'data']

export const answerEnvelope: Rule = {
  id: 'answer-envelope',
  cause:
    'Every answer is read by one decoder: the branch is chosen by the code of the envelope. An answer that declares ' +
    'an envelope of its own drifts away from the others.',
  fix:
    'Compose the 200 answer with `allOf` from the shared Success schema and the data, or mark the operation ' +
    '`x-bare: true` when the server sends no envelope. The root says in `x-envelope` how answers are read.',
  replaces: ['operation-4xx-response'],
  check({ root, operations }, report) {
    const envelope = root.node['x-envelope']
    if (!isJson(envelope)) {
      report(onKey(child(root, 'info')?.location ?? root.location), 'the root has no x-envelope')
      return
    }
    const at = root.location.child('x-envelope')
    for (const mark of MARKS) if (!Object.hasOwn(envelope, mark)) report(at, `x-envelope has no ${mark}`)
    const failure = envelope['failure']
    if (typeof failure === 'string' && !pointsSomewhere(root.node, failure))
      report(at.child('failure'), `x-envelope.failure leads nowhere: ${failure}`)
    let shared: string | undefined
    for (const operation of operations) {
      if (operation.node['x-bare'] === true) continue
      const base = envelopeOf(operation, envelope)
      if (typeof base === 'string') {
        report(successBody(operation)?.location.child('schema') ?? onKey(operation.location), base)
        continue
      }
      shared ??= idOf(base.location)
      if (idOf(base.location) !== shared)
        report(base.location, `${operation.id} has another envelope than the operations before it`)
    }
  },
}

/** The shared schema that fixes the code, or what is wrong. */
function envelopeOf(operation: Operation, envelope: Json): Schema | string {
  const body = successBody(operation)
  if (body?.schema === undefined) return `${operation.id} has no JSON answer with status 200`
  const base = sharedBase(body.schema, show(envelope['code']), envelope['success'])
  return base ?? `the answer of ${operation.id} is not composed from the shared envelope`
}

function sharedBase(schema: Schema, code: string, success: unknown): Schema | undefined {
  for (const part of core(schema).children.filter(({ via }) => via === 'allOf')) {
    if (part.target === undefined) continue
    const at = core(part)
    const own = at.children.find(({ via, name }) => via === 'property' && name === code)
    if (own !== undefined && fixes(own, success)) return at
    const deeper = sharedBase(part, code, success)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

function fixes(code: Schema, success: unknown): boolean {
  const values = enumOf(code)
  return whole(code)['const'] === success || (values.length === 1 && values[0] === success)
}

function pointsSomewhere(root: Json, pointer: string): boolean {
  const found = pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (isJson(node) ? node[key] : undefined), root)
  return found !== undefined
}
