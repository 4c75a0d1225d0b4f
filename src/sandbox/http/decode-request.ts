import type { Decoded } from '#src/core/contract/decode.ts'
import { decodeQuery } from '#src/core/contract/decode-form.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Field } from '#src/core/contract/shape.ts'
import { fieldsOf } from '#src/core/contract/shapes.ts'
import type { FieldError } from './envelope.ts'

/** Parameters and body as wire-canonical values, and every field that could not be read. */
export type RequestInput = {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: Record<string, unknown>
  readonly faults: readonly FieldError[]
}

export type RawRequest = {
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Reads what was sent, form-encoded or multipart. An operation that other servers take by another method may have its
 * parameters in the form instead of the query, so each side is looked for in both. A name of neither is reported once.
 * @throws TypeError when a multipart body is broken
 */
export async function decodeRequest(operation: Operation, raw: RawRequest): Promise<RequestInput> {
  const form = await formEntries(raw)
  const query = [...raw.url.searchParams]
  const body = operation.body === undefined ? {} : fieldsOf(operation.body)
  const elsewhere = operation.alsoMethod !== undefined
  const all = [...query, ...form]
  const forQuery = elsewhere ? all.filter(([name]) => !Object.hasOwn(body, name)) : query
  const forBody = elsewhere ? all.filter(([name]) => Object.hasOwn(body, name)) : form
  const parts = [
    readFields(operation.params ?? {}, Object.entries(raw.params)),
    readFields(operation.query ?? {}, forQuery),
    readFields(body, forBody),
  ] as const
  const [params, queryPart, bodyPart] = parts
  return {
    params: params.value,
    query: queryPart.value,
    body: bodyPart.value,
    faults: parts.flatMap(({ faults }) => faults),
  }
}

async function formEntries({
  contentType,
  bytes,
}: RawRequest): Promise<(readonly [string, string | Blob])[]> {
  if (bytes.length === 0) return []
  if (contentType.startsWith('multipart/form-data')) {
    return [...(await new Response(bytes, { headers: { 'content-type': contentType } }).formData())]
  }
  return [...new URLSearchParams(new TextDecoder().decode(bytes))]
}

type Entries = readonly (readonly [string, string | Blob])[]

/** Field by field, so that one answer names everything that is wrong. */
function readFields(fields: Readonly<Record<string, Field>>, entries: Entries) {
  const value: Record<string, unknown> = {}
  const faults: FieldError[] = []
  for (const [name, field] of Object.entries(fields)) {
    const own = entries.filter(([sent]) => sent === name)
    const decoded = decodeQuery({ [name]: field }, own)
    if (decoded.ok) Object.assign(value, decoded.value)
    else faults.push({ field: name, key: own.length === 0 ? 'required' : faultKey(decoded, field) })
  }
  const unknown = new Set(entries.map(([name]) => name).filter((name) => !Object.hasOwn(fields, name)))
  for (const name of unknown) if (name !== '') faults.push({ field: name.slice(0, 64), key: 'unknown-field' })
  return { value, faults }
}

function faultKey({ expected }: Extract<Decoded, { ok: false }>, { shape }: Field): string {
  if (expected.startsWith('one ')) return 'too-many'
  return shape.kind === 'enum' ? 'wrong-choice' : 'wrong-type'
}
