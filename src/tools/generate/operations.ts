/** Writes the operation table: rows with their shapes, one file per area, and the calls bound to the client. */
import { calls, type Contract, tagOf } from './contract.ts'
import { changeFaults } from '#src/core/contract/changes.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { type Row, row } from './operation-row.ts'
import { createShapeWriter, type ShapeWriter } from './shapes.ts'

const banner = '// Generated from the contract by `npm run generate`. Do not edit.\n'

/**
 * Files under generated/: operations/<tag>.ts, operations/shared.ts, requests/<tag>.ts, operations/all.ts.
 * @throws BadInput where `x-changes` names what is no read
 */
export function writeOperations(contract: Contract): Map<string, string> {
  checkChanges(contract)
  const shapes = createShapeWriter(contract)
  const areas = Map.groupBy(
    calls(contract).map((call) => row(contract, shapes, call)),
    ({ call }) => tagOf(call.operation),
  )
  const needs = new Map(
    [...areas].map(([tag, rows]) => [
      tag,
      closure(
        shapes,
        rows.flatMap(({ uses }) => uses),
      ),
    ]),
  )
  const shared = sharedNames(shapes, needs)
  const files = new Map<string, string>()
  if (shared.size > 0) files.set('operations/shared.ts', constants(shapes, closure(shapes, shared), true))
  for (const [tag, rows] of areas) {
    const named = closure(
      shapes,
      rows.flatMap(({ uses }) => uses),
      shared,
    )
    const own = named.difference(shared)
    const borrowed = [...named.intersection(shared)].sort()
    files.set(
      `operations/${tag}.ts`,
      [
        banner,
        `import type { Operation } from '#src/core/contract/operation.ts'\n`,
        own.size > 0 ? `import type { Shape } from '#src/core/contract/shape.ts'\n` : '',
        borrowed.length > 0 ? `import { ${borrowed.join(', ')} } from './shared.ts'\n` : '',
        '\n',
        constants(shapes, own, false),
        ...rows.map(({ text }) => text),
      ].join(''),
    )
    files.set(`requests/${tag}.ts`, requests(tag, rows))
  }
  files.set('operations/all.ts', table(areas))
  files.set('operations/session-codes.ts', sessionCodes(contract))
  files.set('operations/optional-services.ts', optionalServices(contract))
  files.set('operations/read-groups.ts', readGroups(contract))
  const terms = contract['x-promotion']
  if (terms !== undefined) files.set('operations/promotion-terms.ts', promotionTerms(terms))
  return files
}

function checkChanges(contract: Contract): void {
  const marks = calls(contract).map(({ operation }) => ({
    id: operation.operationId,
    effect: operation['x-effect'],
    changes: operation['x-changes'],
  }))
  const faults = changeFaults(marks, contract['x-read-groups'])
  if (faults.length > 0)
    throw new BadInput(
      faults.map(({ operation, text }) => `${operation ?? 'openapi.yaml'}: ${text}`).join('\n'),
    )
}

/**
 * Names of all schemas that the given ones need, directly or through others, themselves included. What is `known`
 * brings what it needs by itself.
 */
export function closure(
  shapes: ShapeWriter,
  names: Iterable<string>,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const all = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (all.has(name)) continue
    all.add(name)
    if (!known.has(name)) open.push(...constant(shapes, name).uses)
  }
  return all
}

function constant(shapes: ShapeWriter, name: string): { text: string; uses: readonly string[] } {
  return shapes.shape(shapes.target(name))
}

/**
 * Returns the shapes that more than one area needs. A list of values is short: each area has its own, so that a page
 * that needs one of these lists loads no more of the shared module.
 */
function sharedNames(shapes: ShapeWriter, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const names of needs.values())
    for (const name of names)
      if (!shapes.isEnum(shapes.target(name))) (seen.has(name) ? shared : seen).add(name)
  return shared
}

/** Constants in an order in which each is defined before it is used; a cycle is cut by a late look-up. */
export function constants(shapes: ShapeWriter, names: ReadonlySet<string>, exported: boolean): string {
  const done = new Set<string>()
  const parts: string[] = []
  const visit = (name: string, path: readonly string[]): void => {
    if (done.has(name) || path.includes(name)) return
    const { text: body, uses } = constant(shapes, name)
    uses.filter((used) => names.has(used)).forEach((used) => visit(used, [...path, name]))
    done.add(name)
    const late = uses.filter((used) => names.has(used) && !done.has(used))
    const safe = late.reduce(
      (result, used) =>
        result.replaceAll(new RegExp(`(: )${used}\\b`, 'g'), `$1{ kind: 'ref', to: () => ${used} }`),
      uses.includes(name)
        ? body.replaceAll(new RegExp(`(: )${name}\\b`, 'g'), `$1{ kind: 'ref', to: () => ${name} }`)
        : body,
    )
    parts.push(`${exported ? 'export ' : ''}const ${name}: Shape = ${safe}\n\n`)
  }
  ;[...names].sort().forEach((name) => visit(name, []))
  const head = exported ? `${banner}import type { Shape } from '#src/core/contract/shape.ts'\n\n` : ''
  return head + parts.join('')
}

function sessionCodes(contract: Contract): string {
  const { loggedOut, ask } = contract['x-session-codes']
  return [
    banner,
    '/** Codes that say nobody is logged in. */\n',
    `export const loggedOutCodes: readonly number[] = ${JSON.stringify(loggedOut)}\n\n`,
    '/** The code that may mean it, and may mean a missing field as well: the log-in check tells. */\n',
    `export const doubtfulCode = ${ask}\n`,
  ].join('')
}

function optionalServices(contract: Contract): string {
  const names = calls(contract).flatMap(({ operation }) => operation['x-optional-service'] ?? [])
  const union = [...new Set(names)].sort().map((name) => `'${name}'`)
  return [
    banner,
    '/** Services that an operator may not have (`x-optional-service`). */\n',
    `export type OptionalService = ${union.join(' | ') || 'never'}\n`,
  ].join('')
}

function readGroups(contract: Contract): string {
  return [
    banner,
    '/** Reads that are made stale together (`x-read-groups`), for what happens without an act of the app. */\n',
    `export const readGroups = ${JSON.stringify(contract['x-read-groups'] ?? {}, null, 2)} as const\n`,
  ].join('')
}

function promotionTerms(terms: object): string {
  return [
    banner,
    '/** The terms of the promotion programme; what each means stands in docs/architecture.md. */\n',
    `export const promotionTerms = ${JSON.stringify(terms, null, 2)} as const\n`,
  ].join('')
}

function requests(tag: string, rows: readonly Row[]): string {
  const ids = rows.map(({ call }) => call.operation.operationId)
  return [
    banner,
    `import type { ApiError } from '#src/web/client/api-error.ts'\n`,
    `import { bindOperation } from '#src/web/client/request.ts'\n`,
    `import {\n${ids.map((id) => `  ${id}Operation,\n`).join('')}} from '../operations/${tag}.ts'\n\n`,
    '/** Error of a failed call; the generated hooks take their error type from here. */\n',
    'export type ErrorType<_Body> = ApiError\n\n',
    ...ids.map((id) => `export const ${requestName(id)} = /* @__PURE__ */ bindOperation(${id}Operation)\n`),
  ].join('')
}

export const requestName = (id: string): string => `request${id.charAt(0).toUpperCase()}${id.slice(1)}`

/** The whole table: for the sandbox and for checks; the app imports single rows only. */
function table(areas: ReadonlyMap<string, readonly Row[]>): string {
  const imports = [...areas].map(
    ([tag, rows]) =>
      `import {\n${rows.map(({ call }) => `  ${call.operation.operationId}Operation,\n`).join('')}} from './${tag}.ts'\n`,
  )
  const entries = [...areas.values()]
    .flat()
    .map(({ call }) => `  ${call.operation.operationId}: ${call.operation.operationId}Operation,\n`)
  return `${banner}${imports.join('')}\nexport const operations = {\n${entries.join('')}} as const\n\nexport type OperationId = keyof typeof operations\n`
}
