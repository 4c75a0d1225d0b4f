import type { Api, ApiOperation } from '../api/api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, show, type Json } from '../document/place.ts'
import { exampleInput } from '../verify/input.ts'
import type { Flow, FlowCall } from './recipe.ts'

/** Call that answers with the messages to people, the newest first. */
export type InboxAddress = {
  readonly url: string
  /** A parameter without a value stands for the address. */
  readonly query: readonly { readonly name: string; readonly value: string | undefined }[]
  /** Place of the code in the answer. */
  readonly code: string
}

/**
 * A flow as an Arazzo document (arazzo 1.0.1), which `redocly respect` runs: bodies from the examples of the
 * contract, the token of a log-in in its header, success as the envelope says.
 * @param contract the OpenAPI document, as the Arazzo document names it
 */
export function toArazzo(api: Api, flow: Flow, contract: string, inbox: InboxAddress | undefined): Json {
  const kept = new Map<string, string>()
  const used = new Map<string, number>()

  /** `$name` is an input or what a call kept; anything else is what it is. */
  function value(raw: unknown): unknown {
    if (Array.isArray(raw)) return raw.map(value)
    if (typeof raw !== 'string' || !raw.startsWith('$')) return raw
    const name = raw.slice(1)
    if (kept.has(name)) return kept.get(name)
    if (Object.hasOwn(flow.inputs, name)) return `$inputs.${name}`
    throw new BadInput(`${flow.name}: ${raw} is neither an input nor kept by a call before`)
  }

  function step(call: FlowCall): Json {
    const { operation, keep, expect } = call
    const what = operation?.id ?? 'inbox'
    const times = (used.get(what) ?? 0) + 1
    used.set(what, times)
    const stepId = times === 1 ? what : `${what}-${times}`
    const made = operation === undefined ? readInbox(call) : makeCall(operation, call)
    const outputs = Object.entries(operation === undefined ? { code: inbox?.code ?? '' } : keep)
    const criteria = Object.entries(expect).map(([at, wanted]) => ({
      condition: `$response.body#${at} == ${literal(value(wanted))}`,
    }))
    for (const [name] of outputs) kept.set(name, `$steps.${stepId}.outputs.${name}`)
    return {
      stepId,
      ...made,
      successCriteria: [...succeeded(operation), ...criteria],
      ...(outputs.length === 0
        ? {}
        : { outputs: Object.fromEntries(outputs.map(([name, at]) => [name, `$response.body#${at}`])) }),
    }
  }

  function makeCall(operation: ApiOperation, { send }: FlowCall): Json {
    const { body, parameters } = exampleInput(operation)
    const named = new Set(operation.parameters.map(({ name }) => name))
    const sent = Object.fromEntries(
      Object.entries({ ...parameters, ...body, ...send })
        .filter(([, one]) => one !== null)
        .map(([name, one]) => [name, value(one)]),
    )
    const own = operation.parameters
      .filter(({ name }) => Object.hasOwn(sent, name))
      .map(({ name, in: place }) => ({ name, in: place, value: sent[name] }))
    const token = operation.secured ? kept.get('token') : undefined
    const header =
      token === undefined || api.tokenHeader === undefined
        ? []
        : [{ name: api.tokenHeader, in: 'header', value: bearer(api.tokenHeader, token) }]
    const payload = Object.fromEntries(Object.entries(sent).filter(([name]) => !named.has(name)))
    return {
      operationId: `$sourceDescriptions.api.${operation.id}`,
      ...(own.length + header.length === 0 ? {} : { parameters: [...own, ...header] }),
      ...(operation.body === undefined ? {} : { requestBody: { contentType: operation.body.type, payload } }),
    }
  }

  function readInbox({ send }: FlowCall): Json {
    if (inbox === undefined)
      throw new BadInput(`${flow.name} reads the inbox; say in the configuration where it is`)
    return {
      'x-operation': { url: inbox.url, method: 'get' },
      parameters: inbox.query.map(({ name, value: fixed }) => ({
        name,
        in: 'query',
        value: fixed ?? value(send['address']),
      })),
    }
  }

  function succeeded(operation: ApiOperation | undefined): Json[] {
    const { envelope } = api
    const bare = operation === undefined || operation.node['x-bare'] === true
    if (bare || envelope === undefined) return [{ condition: '$statusCode == 200' }]
    const codes = [envelope.success]
      .flat()
      .map((one) => `$response.body#/${envelope.code} == ${literal(one)}`)
    return [{ condition: codes.join(' || ') }]
  }

  const steps = flow.calls.map(step)
  return {
    arazzo: '1.0.1',
    info: { title: flow.about, version: versionOf(api) },
    sourceDescriptions: [{ name: 'api', type: 'openapi', url: contract }],
    workflows: [
      {
        workflowId: flow.name,
        summary: flow.about,
        inputs: {
          type: 'object',
          properties: Object.fromEntries(
            Object.entries(flow.inputs).map(([name, text]) => [name, { type: 'string', default: text }]),
          ),
        },
        steps,
      },
    ],
  }
}

const literal = (value: unknown): string =>
  typeof value === 'string' && !value.startsWith('$') ? `'${value.replaceAll("'", "''")}'` : show(value)

const bearer = (header: string, token: string): string =>
  header === 'authorization' ? `Bearer {${token}}` : token

function versionOf({ document }: Api): string {
  const info = document['info']
  return isJson(info) ? show(info['version']) : '1.0.0'
}
