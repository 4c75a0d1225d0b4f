import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { Api, ApiOperation, Envelope } from '../api/api.ts'
import { isSuccessCode, sidesOf, type Sides } from '../api/envelope.ts'
import { valueAt } from '../api/pointer.ts'
import { createReader } from '../api/reader.ts'
import { successSchema } from '../api/success-schema.ts'
import { createAjv } from '../document/ajv.ts'
import { isJson, show, type Json } from '../document/place.ts'
import type { Violation } from './violation.ts'
import { kindOf } from './kinds.ts'
import {
  anySuccess,
  isReceivedRefusal,
  isTelling,
  receivedCode,
  receivedEnvelope,
} from './legacy-envelope.ts'
import type { Profile } from './legacy.ts'
import { parseWire, type Parsed } from '#src/core/contract/json.ts'
import { paged } from './paged.ts'
import { parsedAnswer } from './parsed.ts'
import type { Formats } from './scalar-violation.ts'
import { createWalk, type Walk } from './walk.ts'

/** An answer as it came. */
export type Answer = {
  readonly status: number
  readonly contentType: string
  /** The text; undefined where the bytes are not UTF-8. */
  readonly text: string | undefined
}

export type Judge = {
  /**
   * Returns all errors of an answer.
   * @param refusable returns true when the request was wrong, so that a refusal with any code is in order
   */
  answer(operation: ApiOperation, answer: Answer, refusable?: () => boolean): Violation[]
  /** Returns true when the answer says success; undefined when it cannot be read. */
  succeeded(operation: ApiOperation, answer: Answer): boolean | undefined
  /** Judges a value by a schema of the contract. */
  value: Walk
}

/** The one judge, for recorded, passing and provoked traffic alike. */
export function createJudge(api: Api, profile: Profile = 'strict'): Judge {
  const resolve = ({ $ref }: Json): Json | undefined => {
    const found = valueAt(api.document, String($ref))
    return isJson(found) ? found : undefined
  }
  const isLegacy = profile === 'legacy'
  const { walk: strict, asDecoded } = createWalk(resolve, isOfFormat, isLegacy)
  const walk: Walk = (schema, value) => strict(schema, isLegacy ? asDecoded(schema, value) : value)
  // The decoder reads numbers by their digits.
  const parsed = (answer: Answer): Parsed | undefined =>
    !isLegacy ? parsedAnswer(answer) : answer.text === undefined ? undefined : parseWire(answer.text)

  const reader = createReader(api)
  const known = new WeakMap<Json, Sides>()
  const sides = (schema: Json, envelope: Envelope): Sides => {
    const before = known.get(schema) ?? sidesOf(reader, schema, envelope)
    known.set(schema, before)
    return before
  }

  const listsCodes = api.operations.some(({ node }) => Array.isArray(node['x-errors']))

  /** The branch is chosen by the code before anything is validated, so that one violation is one finding. */
  function body(
    operation: ApiOperation,
    schema: Json,
    value: unknown,
    refusable: () => boolean,
  ): readonly Violation[] {
    const { envelope } = api
    if (envelope === undefined || (isBare(operation) && !isRefused(operation, envelope, value)))
      return walk(schema, value)
    if (!isJson(value)) return [{ at: '', rule: 'wrong-type', expected: 'object', got: kindOf(value) }]
    const { success, failure: refused } = sides(schema, envelope)
    const received = isLegacy ? receivedEnvelope(reader, envelope, success, value) : value
    const code = received[envelope.code]
    if (isSuccessCode(envelope, code) || code === undefined || kindOf(code) === 'null')
      return paged(operation, walk(success, received))
    const failure = envelope.failure === undefined ? refused : { $ref: envelope.failure }
    // Of a refusal a client reads the code, and what else it understands.
    const shape = walk(failure, received).filter(({ at }) => !isLegacy || at === `/${envelope.code}`)
    if (shape.length > 0) return shape.map((violation) => ({ ...violation, refused: true }))
    // In a document that lists no codes the schema alone says which there are.
    if (!listsCodes) return []
    const named = [...operation.codes, ...api.sessionCodes].some((one) => show(one) === show(code))
    // A client reads a code that it does not know as a refusal like any other.
    if (named || isLegacy || refusable()) return []
    return [
      {
        at: `/${envelope.code}`,
        rule: 'undocumented-code',
        expected: expectedCodes(operation, envelope.success),
        got: show(code),
        refused: true,
      },
    ]
  }

  /** A bare answer with a code of its own is never a refusal to a client. */
  const isRefused = (operation: ApiOperation, envelope: Envelope, value: unknown): boolean =>
    isLegacy
      ? isReceivedRefusal(envelope, value) && !hasOwnCode(operation, envelope)
      : isRefusal(envelope, value)

  const hasOwnCode = (operation: ApiOperation, { code }: Envelope): boolean =>
    Object.hasOwn(reader.properties(successSchema(operation)), code)

  /** The documented answer by which one is read; clients of ours read refusals and successes of any status. */
  function responseOf(operation: ApiOperation, { status, text = '' }: Answer): Json | undefined {
    const documented = responseFor(operation, status)
    if (documented !== undefined || !isLegacy) return documented
    const read = parseWire(text)
    const isRefusal = api.envelope !== undefined && read.ok && isReceivedRefusal(api.envelope, read.value)
    return isRefusal || (status >= 200 && status < 300) ? anySuccess(operation) : undefined
  }

  return {
    value: walk,
    succeeded(operation, answer) {
      const { text, status } = answer
      if (text === '' && isBodiless(operation, status)) return status < 400
      // A success that the contract forgot is one all the same; that it is not named is told of the answer.
      if (text === '' && api.envelope === undefined && responseFor(operation, status) === undefined)
        return status >= 200 && status < 300
      const read = parsed(answer)
      if (read === undefined || !read.ok || status >= 500) return undefined
      if (api.envelope === undefined) return status < 400
      if (isBare(operation)) return status < 400 && !isRefused(operation, api.envelope, read.value)
      if (!isJson(read.value)) return false
      const code = read.value[api.envelope.code]
      return isSuccessCode(api.envelope, isLegacy ? receivedCode(api.envelope, code) : code)
    },
    answer(operation, answer, refusable = () => false) {
      const { status, contentType } = answer
      const documented = responseOf(operation, answer)
      if (documented === undefined && isLegacy && isTelling(operation, status, api.sessionCodes)) return []
      if (documented === undefined) return statusViolations(operation, status, refusable)
      const content = contentOf(documented, contentType)
      if (content === undefined) return []
      const { type, schema } = content
      const wrongType = isLegacy ? [] : content.wrongType
      if (!type.includes('json')) return wrongType
      const read = parsed(answer)
      if (read?.ok !== true) return wrongType.length > 0 ? wrongType : [unreadableViolation(read)]
      const found = body(operation, schema, read.value, refusable)
      if (found.length === 0) return wrongType
      return [...wrongType, ...once(found).map((violation) => ({ ...violation, status: String(status) }))]
    },
  }
}

/** Returns the errors of a status that the contract does not list. */
function statusViolations(operation: ApiOperation, status: number, refusable: () => boolean): Violation[] {
  if (status === 404 || status === 405)
    return [{ at: '', rule: 'operation-missing', expected: 'an answer', got: `HTTP ${status}` }]
  if (status >= 400 && status < 500 && refusable()) return []
  return [{ at: '', rule: 'undocumented-status', expected: statuses(operation), got: `HTTP ${status}` }]
}

type Content = { readonly type: string; readonly schema: Json; readonly wrongType: Violation[] }

/** By which documented type an answer is read: its own, else the first one; undefined where no content is documented. */
function contentOf(documented: Json, contentType: string): Content | undefined {
  const content = isJson(documented['content']) ? documented['content'] : {}
  const types = Object.keys(content)
  const [first] = types
  if (first === undefined) return undefined
  const given = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const match = types.find((one) => one.toLowerCase() === given || one === '*/*')
  const type = match ?? first
  const media = content[type]
  return {
    type,
    schema: isJson(media) && isJson(media['schema']) ? media['schema'] : {},
    wrongType:
      match === undefined
        ? [{ at: '', rule: 'content-type', expected: types.join(', '), got: given || 'none' }]
        : [],
  }
}

/** The error of a text that is no JSON. */
function unreadableViolation(parsed: Parsed | undefined): Violation {
  const got = parsed === undefined ? 'other bytes' : parsed.ok ? 'JSON' : parsed.reason
  return { at: '', rule: 'not-json', expected: 'JSON in UTF-8', got }
}

/** Returns true where an answer with that status is documented, and has no body. */
export function isBodiless(operation: ApiOperation, status: number): boolean {
  const documented = responseFor(operation, status)
  const content = documented?.['content']
  return documented !== undefined && (!isJson(content) || Object.keys(content).length === 0)
}

/** Success comes without envelope, a refusal in one: there is no other way to say it. */
const isBare = ({ node }: ApiOperation): boolean => node['x-bare'] === true

const isRefusal = (envelope: Envelope, value: unknown): boolean =>
  isJson(value) &&
  envelope.code in value &&
  (envelope.message ?? 'message') in value &&
  !isSuccessCode(envelope, value[envelope.code])

function responseFor({ node }: ApiOperation, status: number): Json | undefined {
  const responses = isJson(node['responses']) ? node['responses'] : {}
  const found = responses[String(status)] ?? responses[`${String(status)[0]}XX`] ?? responses['default']
  return isJson(found) ? found : undefined
}

const statuses = ({ node }: ApiOperation): string =>
  `HTTP ${Object.keys(isJson(node['responses']) ? node['responses'] : {}).join(', ')}`

const expectedCodes = ({ codes }: ApiOperation, success: unknown): string =>
  [show(success), ...[...codes].map(show)].join(', ')

/** The same violation in many items of a list is one violation, told at the first. */
function once(violations: readonly Violation[]): Violation[] {
  const seen = new Map<string, Violation>()
  for (const violation of violations) {
    const key = `${violation.rule} ${violation.at.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`
    if (!seen.has(key)) seen.set(key, violation)
  }
  return [...seen.values()]
}

let ajv: Ajv2020 | undefined
const formats = new Map<string, (text: string) => boolean>()

/** The contract's formats and those of JSON Schema, each compiled once. */
const isOfFormat: Formats = (format, text) => {
  ajv ??= createAjv()
  const check = formats.get(format) ?? ajv.compile<string>({ type: 'string', format })
  formats.set(format, check)
  return check(text)
}
