import { withFirstPage } from './api/first-page.ts'
import { asRead, pagingOf } from './api/read-api.ts'
import type { Api, ApiOperation } from './api/api.ts'
import { createReader } from './api/reader.ts'
import { matches, type Config } from './config.ts'
import { isJson, type Json } from './document/place.ts'
import { successSchema } from './api/success-schema.ts'
import type { Profile } from './judge/legacy.ts'
import { isCode } from './verify/names.ts'

/**
 * The contract with what the configuration says of its operations: their effect, and the places of their pages. Clients
 * read servers that count pages from 0 as well, so with the legacy profile nothing is said of the first page.
 */
export function withSettings(api: Api, { effect, paging }: Config, profile: Profile = 'strict'): Api {
  if (effect === undefined && paging === undefined && profile === 'strict') return api
  const reader = createReader(api)
  const is = (patterns: readonly string[] | undefined, operation: ApiOperation): boolean =>
    patterns?.some((pattern) => matches(pattern, operation)) === true
  return {
    ...api,
    operations: api.operations.map((operation): ApiOperation => {
      const isRead =
        is(effect?.read, operation) || (operation.effect === 'read' && !is(effect?.act, operation))
      const isSaid = operation.isEffectSaid || is(effect?.read, operation) || is(effect?.act, operation)
      const own: ApiOperation = isRead
        ? { ...asRead(api, operation), isEffectSaid: isSaid }
        : { ...operation, effect: 'act', isEffectSaid: isSaid, paging: undefined, rows: undefined }
      const mark = paging?.find(({ of }) => matches(of, operation))?.mark
      if (profile === 'legacy' && typeof mark?.['base'] !== 'number' && own.paging?.base === 1)
        return withFirstPage(reader, { ...own, paging: { ...own.paging, isGuess: true } }, undefined)
      if (!isRead || mark === undefined) return own
      const marked: Json = {
        ...(isJson(operation.node['x-paging']) ? operation.node['x-paging'] : {}),
        ...mark,
      }
      const paged = { ...own, paging: pagingOf(reader, operation, own.rows, marked) }
      return typeof mark['base'] === 'number' ? withFirstPage(reader, paged, mark['base']) : paged
    }),
  }
}

type Note = { readonly what: string; readonly why: string }

/** Settings that change nothing where traffic is only watched (`judge`, `proxy`), each with the reason. */
export function idleWatching(api: Api, config: Config): Note[] {
  const { login, inbox, values, ...others } = config
  const unused = Object.entries({ login, inbox, values }).filter(([, value]) => value !== undefined)
  return [
    ...unused.map(([what]) => ({ what, why: 'only verify calls the server by itself' })),
    ...idleSettings(api, { ...others, login: undefined }, true),
  ]
}

/** Settings that change nothing in a run of `verify`, each with the reason. */
export function idleSettings(api: Api, config: Config, act: boolean): Note[] {
  const { login, values = {}, inbox, envelope, effect, paging = [], latency } = config
  const reader = createReader(api)
  const fields = new Set(
    api.operations.flatMap(({ fields: own, parameters }) => [...own, ...parameters.map(({ name }) => name)]),
  )
  const nested = JSON.stringify(api.document)
  const notes: (Note | false)[] = [
    login !== undefined &&
      !api.operations.some(({ secured }) => secured) && {
        what: 'login',
        why: 'no operation asks for a token (security)',
      },
    inbox !== undefined &&
      ![...fields].some(isCode) && { what: 'inbox', why: 'no request has a field for a code' },
    inbox !== undefined &&
      !act && { what: 'inbox', why: 'codes are sent by operations that change data; allow with --act' },
    ...Object.keys(values).map(
      (name) =>
        !fields.has(name) &&
        !nested.includes(`"${name}":`) && { what: `values.${name}`, why: 'no request has such a field' },
    ),
    envelope !== undefined &&
      !api.operations.some((operation) => hasField(reader, successSchema(operation), envelope.code)) && {
        what: 'envelope',
        why: `no answer has a field ${envelope.code}`,
      },
    ...(['read', 'act'] as const).flatMap((kind) =>
      (effect?.[kind] ?? []).map(
        (pattern) =>
          api.operations.filter((each) => matches(pattern, each)).every((each) => each.effect === kind) && {
            what: `effect.${kind} ${pattern}`,
            why: `what it matches counts as ${kind} without it`,
          },
      ),
    ),
    ...paging.map(
      ({ of }) =>
        api.operations
          .filter((each) => matches(of, each))
          .every(
            (each) => each.effect === 'act' || (each.rows === undefined && each.paging === undefined),
          ) && {
          what: `paging ${of}`,
          why: 'nothing that it matches is a list that only reads',
        },
    ),
    ...(typeof latency === 'object' ? Object.keys(latency) : []).map(
      (pattern) =>
        !act &&
        api.operations.filter((each) => matches(pattern, each)).every((each) => each.effect === 'act') && {
          what: `latency ${pattern}`,
          why: 'what it matches changes data and is not called; allow with --act',
        },
    ),
  ]
  return notes.filter((note): note is Note => note !== false)
}

type Reader = ReturnType<typeof createReader>

function hasField(reader: Reader, schema: unknown, name: string): boolean {
  if (schema === undefined) return false
  const words = reader.keywords(schema)
  const branches = [words['oneOf'], words['anyOf']].flat().filter((branch) => branch !== undefined)
  return (
    reader.properties(schema)[name] !== undefined || branches.some((branch) => hasField(reader, branch, name))
  )
}
