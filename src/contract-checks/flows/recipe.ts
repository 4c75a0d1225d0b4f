import { existsSync } from 'node:fs'
import type { Api, ApiOperation } from '../api/api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, list, type Json } from '../document/place.ts'
import { readYaml } from '../read-file.ts'

/** Sequence of calls that a user makes. `$name` is an input, or a value that an earlier call kept. */
export type Flow = {
  readonly name: string
  readonly about: string
  readonly inputs: Readonly<Record<string, string>>
  readonly calls: readonly FlowCall[]
}

export type FlowCall = {
  /** Undefined where a message is read from the inbox. */
  readonly operation: ApiOperation | undefined
  /** Fields beside the example's, or the address whose newest message is read; null leaves a field out. */
  readonly send: Json
  /** Names for places of the answer. */
  readonly keep: Readonly<Record<string, string>>
  /** Values that places of the answer must have. */
  readonly expect: Json
}

/**
 * Reads flows: `{name: {about, inputs, calls: [{<operationId>: {…}, keep, expect}]}}` (docs/contract-checks.md).
 * @throws BadInput when a flow names what the contract does not have
 */
export function readFlows(file: string, api: Api): Flow[] {
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name the list of flows`)
  return Object.entries(readYaml(file, 'no list of flows: {name: {calls: […]}} is expected')).map(
    ([name, raw]) => {
      const where = `${file}: ${name}`
      if (!isJson(raw) || !Array.isArray(raw['calls'])) throw new BadInput(`${where} needs calls`)
      const { about, inputs } = raw
      return {
        name,
        about: typeof about === 'string' ? about : name,
        inputs: textsOf(where, 'inputs', inputs),
        calls: list(raw['calls']).map((call) => callOf(where, call, api)),
      }
    },
  )
}

function callOf(where: string, raw: unknown, { operations }: Api): FlowCall {
  const { keep, expect, ...rest } = isJson(raw) ? raw : {}
  const [[id, send] = [], ...more] = Object.entries(rest)
  if (id === undefined || more.length > 0)
    throw new BadInput(`${where}: a call is one operation with its fields, and keep, expect`)
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined && id !== 'inbox')
    throw new BadInput(`${where} names ${id}, which is no operation of the contract`)
  return {
    operation,
    send: isJson(send) ? send : {},
    keep: textsOf(where, 'keep', keep),
    expect: isJson(expect) ? expect : {},
  }
}

function textsOf(where: string, word: string, raw: unknown): Record<string, string> {
  const texts = isJson(raw) ? raw : {}
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      if (typeof value !== 'string') throw new BadInput(`${where}: ${word}.${name} is a text`)
      return [name, value]
    }),
  )
}
