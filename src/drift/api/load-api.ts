import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { bundle, createConfig, getLineColLocation, type BaseResolver } from '@redocly/openapi-core'
import { BadInput } from '../bad-input.ts'
import { isJson, type Json } from '../document/place.ts'
import { readContract } from '../lint/read-contract.ts'
import { diskTree } from '../lint/tree.ts'
import type { Api, Envelope, Written } from './api.ts'
import { modern } from './modern.ts'
import { readApi } from './read-api.ts'

/**
 * Reads an OpenAPI document, split or in one file. `envelope` comes from the configuration, for documents
 * that have no `x-envelope`.
 * @throws BadInput when it cannot be read as OpenAPI 3
 */
export async function loadApi(file: string, envelope?: Envelope): Promise<Api> {
  if (!existsSync(file))
    throw new BadInput(`there is no file ${file}; name the OpenAPI document with --contract`)
  const { resolver } = diskTree()
  const written = await whereWritten(file, resolver)
  const { bundle: joined, problems } = await bundle({ ref: file, config: await createConfig({}) })
  const broken = problems.find(({ severity }) => severity === 'error')
  if (broken !== undefined) throw new BadInput(`cannot read ${file}: ${broken.message}`)
  const document: unknown = joined.parsed
  if (!isJson(document)) throw new BadInput(`${file} is not an OpenAPI document`)
  return readApi(
    String(document['openapi']).startsWith('3.0') ? asJson(modern(document)) : document,
    written,
    envelope,
  )
}

const asJson = (node: unknown): Json => (isJson(node) ? node : {})

/** Line and column of every operation in the hand-written files, by method and path. */
async function whereWritten(file: string, resolver: BaseResolver): Promise<ReadonlyMap<string, Written>> {
  const { operations } = await readContract(file, resolver)
  return new Map(
    operations.map(({ method, path, location }) => {
      const { start } = getLineColLocation({
        source: location.source,
        pointer: location.pointer,
        reportOnKey: true,
      })
      const place: Written = {
        file: relative(process.cwd(), location.source.absoluteRef),
        line: start.line,
        column: start.col,
        pointer: location.pointer.replace(/^#/, ''),
      }
      return [`${method.toUpperCase()} ${path}`, place]
    }),
  )
}
