import { existsSync } from 'node:fs'
import { bundle, createConfig } from '@redocly/openapi-core'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Operation } from '../document/operation.ts'
import { isJson, type Json } from '../document/place.ts'
import { readContract } from '../lint/read-contract.ts'
import { diskTree } from '../lint/tree.ts'
import type { Api, Envelope, Written } from './api.ts'
import { modern } from './modern.ts'
import { answerPlace, requestPlace, writtenAt } from './places.ts'
import { readApi } from './read-api.ts'
import { withStaticRefs } from './static-refs.ts'

/**
 * Reads an OpenAPI document, split or in one file. `envelope` comes from the configuration; without
 * it, the document names one (`x-envelope`), or its answers tell.
 * @throws BadInput when it cannot be read as OpenAPI 3
 */
export async function loadApi(file: string, envelope?: Envelope): Promise<Api> {
  if (!existsSync(file))
    throw new BadInput(`there is no file ${file}; name the OpenAPI document with --contract`)
  const { resolver } = diskTree()
  const { operations } = await readContract(file, resolver)
  const { bundle: joined, problems } = await bundle({ ref: file, config: await createConfig({}) })
  const broken = problems.find(({ severity }) => severity === 'error')
  if (broken !== undefined) throw new BadInput(`cannot read ${file}: ${broken.message}`)
  const document: unknown = joined.parsed
  if (!isJson(document)) throw new BadInput(`${file} is not an OpenAPI document`)
  const read = String(document['openapi']).startsWith('3.0')
    ? asJson(modern(document))
    : withStaticRefs(document)
  const api = readApi(read, whereWritten(operations), envelope)
  return { ...api, placeOf: placesIn(operations, api.envelope) }
}

const asJson = (node: unknown): Json => (isJson(node) ? node : {})

/** Returns the `placeOf` of an API: the field in the hand-written file where an error has to be fixed. */
const placesIn =
  (operations: readonly Operation[], envelope: Envelope | undefined): Api['placeOf'] =>
  ({ method, path, written }, at, side, of = {}) => {
    const operation = operations.find((each) => each.path === path && each.method.toUpperCase() === method)
    if (operation === undefined) return written
    return (
      (side === 'request' ? requestPlace(operation, at) : answerPlace(operation, at, envelope, of)) ?? written
    )
  }

/** Line and column of every operation in the hand-written files, by method and path. */
const whereWritten = (operations: readonly Operation[]): ReadonlyMap<string, Written> =>
  new Map(
    operations.map(({ method, path, location }) => [`${method.toUpperCase()} ${path}`, writtenAt(location)]),
  )
