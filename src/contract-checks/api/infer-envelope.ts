import { show, type Json } from '../document/place.ts'
import type { ApiOperation, Envelope } from './api.ts'
import { allows, branchesOf, constantsOf } from './envelope.ts'
import type { Reader } from './reader.ts'
import { successSchema } from './success-schema.ts'

const MESSAGE = /^error$|^(err(or)?)?_?(message|msg|reason|desc(ription)?|info|detail)s?$/i
const DATA = /^(data|result|payload|body|content|response|value|object)$/i
const CODE =
  /^(err(or)?_?)?(no|code)$|^(status|state|ret|rc|success|succeeded|ok)(_?code)?$|^(ret|result|biz|response)_?code$/i
const LIKE_SUCCESS = /^(0+|200|20000|ok|success|successful|succeeded|true|done|fine)$/i

type Told = {
  readonly code: string
  readonly success: readonly unknown[]
  readonly failure: Json | undefined
  readonly good: Json
}

/**
 * Finds the envelope of a document that names none: the field whose constants or limits tell success from refusal,
 * in a choice of both, or, where success has an answer of its own, a constant under the name of a code.
 */
export function inferEnvelope(reader: Reader, operations: readonly ApiOperation[]): Envelope | undefined {
  const schemas = operations.flatMap((operation): Json[] => {
    const schema = successSchema(operation)
    return schema === undefined ? [] : [schema]
  })
  const told = schemas.flatMap((schema): Told[] => {
    const one = inChoice(reader, schema, schemas) ?? inSuccess(reader, schema)
    return one === undefined ? [] : [one]
  })
  const byCode = [...Map.groupBy(told, ({ code }) => code)].toSorted(([, a], [, b]) => b.length - a.length)
  const [code, all = []] = byCode[0] ?? []
  if (code === undefined || all.length * 2 < schemas.length) return undefined
  const values = [
    ...new Map(all.flatMap(({ success }) => success).map((value) => [show(value), value])).values(),
  ]
  const refusals = all.flatMap(({ failure }): Json[] => (failure === undefined ? [] : [failure]))
  const failures = new Set(refusals.map((one) => JSON.stringify(one)))
  const [failure] = refusals
  const refused = reader.properties(failure)
  const good = all.map((one) => Object.keys(reader.properties(one.good)))
  const names = [...new Set([...Object.keys(refused), ...good.flat()])]
  const message = names.find((name) => MESSAGE.test(name) && name !== code)
  const data = dataName(good, refused)
  const errors = Object.entries(refused).find(([, schema]) => isListOfFields(reader, schema))?.[0]
  const ref = failures.size === 1 ? failure?.['$ref'] : undefined
  return {
    code,
    success: values.length === 1 ? values[0] : values,
    ...(message === undefined ? {} : { message }),
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { errors }),
    ...(typeof ref === 'string' ? { failure: ref } : {}),
  }
}

/** A field that all branches have, and whose constants or limits exclude each other. */
function inChoice(reader: Reader, schema: Json, all: readonly Json[]): Told | undefined {
  const branches = branchesOf(reader, schema)
  const [first, ...others] = branches
  if (first === undefined || others.length === 0) return undefined
  const shared = Object.keys(reader.properties(first)).filter((name) =>
    others.every((branch) => reader.properties(branch)[name] !== undefined),
  )
  const found = shared.flatMap((code): Told[] => {
    const words = branches.map((branch) => reader.keywords(reader.properties(branch)[code]))
    const telling = branches.flatMap((good, at): Told[] => {
      const success = constantsOf(words[at] ?? {})
      const bad = branches.filter((_branch, other) => other !== at)
      const isApart =
        success !== undefined &&
        words.every((other, index) => index === at || !success.some((value) => allows(other, value)))
      return isApart ? [{ code, success, failure: bad.length === 1 ? bad[0] : undefined, good }] : []
    })
    const best = telling.toSorted((a, b) => likeness(b, all) - likeness(a, all))[0]
    return best === undefined ? [] : [best]
  })
  return found.find(({ code }) => CODE.test(code)) ?? found[0]
}

/** Weighs how much a branch looks like success: its constants, and that other operations do not share it. */
function likeness({ success, good }: Told, all: readonly Json[]): number {
  const text = JSON.stringify(good)
  const isShared = all.length > 1 && all.every((schema) => JSON.stringify(schema).includes(text))
  return (success.every((value) => LIKE_SUCCESS.test(show(value))) ? 2 : 0) + (isShared ? 0 : 1)
}

/** A constant under the name of a code, where refusals have answers of their own. */
function inSuccess(reader: Reader, schema: Json): Told | undefined {
  const properties = reader.properties(schema)
  for (const [code, property] of Object.entries(properties)) {
    const success = CODE.test(code) ? constantsOf(reader.keywords(property)) : undefined
    const isSuccess = success?.every((value) => LIKE_SUCCESS.test(show(value))) === true
    const isBeside = Object.keys(properties).some(
      (name) => name !== code && (MESSAGE.test(name) || DATA.test(name)),
    )
    if (success !== undefined && isSuccess && isBeside)
      return { code, success, failure: undefined, good: schema }
  }
  return undefined
}

/** The field of a success that refusals do not have; none where successes have no such field in common. */
function dataName(
  good: readonly (readonly string[])[],
  refused: Readonly<Record<string, Json>>,
): string | undefined {
  const own = good.map((names) => names.filter((name) => DATA.test(name) || !Object.hasOwn(refused, name)))
  const counts = Map.groupBy(own.flat(), (name) => name)
  const ranked = [...counts]
    .filter(([name]) => !MESSAGE.test(name) && !CODE.test(name))
    .toSorted(([one, a], [other, b]) => weight(other, b.length) - weight(one, a.length))
  const [name, uses = []] = ranked[0] ?? []
  const has = good.filter((names) => names.length > 1).length
  return name !== undefined && uses.length * 2 > has ? name : undefined
}

const weight = (name: string, uses: number): number => uses * (DATA.test(name) ? 10 : 1)

function isListOfFields(reader: Reader, schema: unknown): boolean {
  const { items } = reader.keywords(schema)
  return ['field', 'name', 'path', 'param'].some((name) => reader.properties(items)[name] !== undefined)
}
