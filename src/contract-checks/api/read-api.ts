import { BadInput } from '#src/core/command-line/bad-input.ts'
import { readsOf } from '#src/core/contract/changes.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import type { Api, ApiOperation, Envelope, Field, Paging, RowPlace, Written } from './api.ts'
import { inferEnvelope } from './infer-envelope.ts'
import { inferPaging, rowPlace } from './infer-paging.ts'
import { valueAt } from './pointer.ts'
import { createReader, type Reader } from './reader.ts'
import { createSampler } from './sample.ts'
import { effectByName } from './words.ts'

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const
const NOWHERE: Written = { file: '', line: 1, column: 1, pointer: '' }
const SECRET = /password|passwd|pwd|secret|token/i

/** A document as the judge reads it. `places` says where operations stand, by method and path. */
export function readApi(document: Json, places: ReadonlyMap<string, Written>, configured?: Envelope): Api {
  const reader = createReader({ document })
  const sample = createSampler(document)
  const settled = (node: unknown): Json => {
    let at = node
    for (let hops = 0; isJson(at) && typeof at['$ref'] === 'string' && hops < 20; hops++)
      at = valueAt(document, at['$ref'])
    return isJson(at) ? at : {}
  }

  const groups = Object.fromEntries(
    Object.entries(asJson(document['x-read-groups'])).map(([name, reads]) => [name, list(reads).map(String)]),
  )

  function field(node: unknown): Field {
    const { name, in: place, required, schema, example, explode } = settled(node)
    const own = isJson(schema) ? schema : {}
    const given =
      example ?? exampleOf(settled, settled(node)) ?? settled(own)['example'] ?? settled(own)['default']
    const isSampled = given === undefined && required === true
    return {
      name: String(name),
      in: String(place),
      required: required === true,
      schema: own,
      example: isSampled ? sample(own, { side: 'request' }) : given,
      isSampled,
      joined: explode === false,
    }
  }

  function operation(method: string, path: string, item: Json, node: Json): ApiOperation {
    const parameters = [...list(item['parameters']), ...list(node['parameters'])].map(field)
    const [media] = Object.entries(asJson(settled(node['requestBody'])['content']))
    const [type, content] = media ?? ['', undefined]
    const secured = list(node['security'] ?? document['security']).some(
      (entry) => isJson(entry) && Object.keys(entry).length > 0,
    )
    const whole = isJson(content) && isJson(content['schema']) ? content['schema'] : {}
    const row = rowSent(reader, type, whole)
    const schema = row ?? whole
    const fields = propertiesOf(settled, schema)
    const names = [...parameters.map(({ name }) => name), ...Object.keys(fields)]
    const given = content === undefined ? undefined : exampleOf(settled, content)
    const written = row !== undefined && Array.isArray(given) ? list(given)[0] : given
    const isSampled = written === undefined && !type.startsWith('multipart/')
    const said = node['x-effect'] ?? METHOD_EFFECTS[method]
    const named = effectByName(typeof node['operationId'] === 'string' ? node['operationId'] : '', path)
    const own = { ...node, responses: withSettled(settled, node['responses']) }
    return {
      id: typeof node['operationId'] === 'string' ? node['operationId'] : `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      node: own,
      parameters,
      body:
        content === undefined
          ? undefined
          : {
              type,
              schema,
              list: row === undefined ? undefined : whole,
              example: isSampled ? sample(schema, { side: 'request' }) : written,
              isSampled,
              joined: joinedIn(content),
            },
      fields: Object.keys(fields),
      files: Object.entries(fields).flatMap(([name, property]) =>
        settled(property)['format'] === 'binary' ? [name] : [],
      ),
      pictures: Object.entries(fields).flatMap(([name, property]) =>
        isPicture(content, name, settled(property)) ? [name] : [],
      ),
      effect: (said ?? named) === 'read' ? 'read' : 'act',
      isEffectSaid: said !== undefined,
      changes: readsOf(list(node['x-changes']).map(String), groups),
      secured,
      secrets: [
        ...new Set([...list(node['x-secrets']).map(String), ...names.filter((name) => SECRET.test(name))]),
      ],
      codes: new Set(list(node['x-errors']).map((error) => asJson(error)['code'])),
      paging: undefined,
      rows: undefined,
      latency: typeof node['x-latency'] === 'number' ? node['x-latency'] : undefined,
      written: places.get(`${method.toUpperCase()} ${path}`) ?? NOWHERE,
    }
  }

  const operations = Object.entries(asJson(document['paths'])).flatMap(([path, value]) => {
    const item = settled(value)
    return METHODS.flatMap((method) =>
      isJson(item[method]) ? [operation(method, path, item, item[method])] : [],
    )
  })
  if (operations.length === 0) throw new BadInput('the document has no operations below `paths`')
  const session = asJson(document['x-session-codes'])
  const envelope = configured ?? envelopeOf(document['x-envelope']) ?? inferEnvelope(reader, operations)
  return {
    document,
    operations: operations.map((each) => withRows(reader, each, envelope)),
    envelope,
    sessionCodes: new Set(
      [...list(session['loggedOut']), session['ask']].filter((code) => code !== undefined),
    ),
    tokenHeader: tokenHeaders(document)[0],
    tokenHeaders: tokenHeaders(document),
    base: basePath(document),
    placeOf: (operation) => operation.written,
  }
}

const METHOD_EFFECTS: Readonly<Record<string, 'read' | 'act'>> = {
  get: 'read',
  put: 'act',
  delete: 'act',
  patch: 'act',
}

/** The operation with the places of its rows and pages. */
function withRows(reader: Reader, operation: ApiOperation, envelope: Envelope | undefined): ApiOperation {
  if (operation.effect === 'act') return operation
  const rows = rowPlace(reader, operation, envelope)
  return { ...operation, rows, paging: pagingOf(reader, operation, rows, asJson(operation.node['x-paging'])) }
}

/** The operation as one that only reads, whatever its name says. */
export const asRead = (api: Api, operation: ApiOperation): ApiOperation =>
  withRows(createReader(api), { ...operation, effect: 'read' }, api.envelope)

/** Paging of an operation; `mark` says what its names do not. */
export function pagingOf(
  reader: Reader,
  { parameters, body }: ApiOperation,
  rows: RowPlace | undefined,
  mark: Json,
): Paging | undefined {
  const query = parameters
    .filter(({ in: place }) => place === 'query')
    .map(({ name, schema }): [string, Json] => [name, schema])
  const fields = { ...Object.fromEntries(query), ...reader.properties(body?.schema) }
  return inferPaging(reader, fields, rows, mark)
}

type Settle = (node: unknown) => Json

const asJson = (node: unknown): Json => (isJson(node) ? node : {})

/** Properties of a schema, those of its parts included. */
export function propertiesOf(settled: Settle, schema: unknown): Json {
  const node = settled(schema)
  const parts = list(node['allOf']).map((part) => propertiesOf(settled, part))
  return Object.assign({}, ...parts, asJson(node['properties'])) as Json
}

const withSettled = (settled: Settle, responses: unknown): Json =>
  Object.fromEntries(
    Object.entries(asJson(responses)).map(([status, response]) => [status, settled(response)]),
  )

const joinedIn = (content: unknown): Set<string> =>
  new Set(
    Object.entries(asJson(asJson(content)['encoding'])).flatMap(([name, style]) =>
      asJson(style)['explode'] === false ? [name] : [],
    ),
  )

/** The schema of one object of a list that is sent as JSON; undefined for any other body. */
function rowSent(reader: Reader, type: string, schema: Json): Json | undefined {
  const { type: own, items } = reader.keywords(schema)
  if (!type.includes('json') || ![own].flat().includes('array') || !isJson(items)) return undefined
  return Object.keys(reader.properties(items)).length > 0 ? items : undefined
}

/** The document says that the file is a picture; of most files it says nothing. */
function isPicture(content: unknown, name: string, property: Json): boolean {
  const { contentType } = asJson(asJson(asJson(content)['encoding'])[name])
  return [contentType, property['contentMediaType']].some((type) => show(type ?? '').startsWith('image/'))
}

function exampleOf(settled: Settle, content: unknown): unknown {
  const { example, examples } = asJson(content)
  const [first] = Object.values(asJson(examples))
  return example ?? settled(first)['value'] ?? undefined
}

function envelopeOf(mark: unknown): Envelope | undefined {
  const { code, success = 0, message, data, errors, failure } = asJson(mark)
  if (typeof code !== 'string') return undefined
  return {
    code,
    success,
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof data === 'string' ? { data } : {}),
    ...(typeof errors === 'string' ? { errors } : {}),
    ...(typeof failure === 'string' ? { failure } : {}),
  }
}

/** Headers of a key and of a bearer token; what OAuth hands out is one as well. */
function tokenHeaders(document: Json): string[] {
  const schemes = Object.values(asJson(asJson(document['components'])['securitySchemes'])).filter(isJson)
  const key = schemes.find(({ type, in: place }) => type === 'apiKey' && place === 'header')
  const isBearer = schemes.some(
    ({ type, scheme }) =>
      (type === 'http' && scheme === 'bearer') || type === 'oauth2' || type === 'openIdConnect',
  )
  const name = typeof key?.['name'] === 'string' ? [key['name'].toLowerCase()] : []
  return [...name, ...(isBearer && !name.includes('authorization') ? ['authorization'] : [])]
}

function basePath(document: Json): string {
  const [server] = list(document['servers'])
  const { url } = asJson(server)
  if (typeof url !== 'string' || !URL.canParse(url, 'http://localhost')) return ''
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
}
