import { instant, toIso } from '#src/core/time/instant.ts'
import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { Api, ApiOperation } from '#src/contract-checks/api/api.ts'
import { exampleInput, toCall } from '#src/contract-checks/verify/input.ts'
import { calls, exampleOf, readContract } from '#src/tools/generate/contract.ts'

export const CONTRACT = 'generated/contract.json'
/** 21 November 2026. */
const START = 1_795_224_600_000
const SERVER = new URL('https://exchange.test/api')

/** Times differ from round to round, as those of real calls do. */
const ROUNDS = 40

/**
 * Recorded calls of every operation of our contract, again and again, each as one line: request and answer are the
 * examples.
 */
export async function trafficLines(): Promise<{ readonly api: Api; readonly lines: readonly string[] }> {
  const api = await loadApi(CONTRACT)
  const answers = new Map(
    calls(readContract(CONTRACT)).map(({ operation }) => [operation.operationId, exampleOf(operation)]),
  )
  const token = api.tokenHeader === undefined ? {} : { [api.tokenHeader]: 'token' }
  const once = api.operations
    .filter(({ files }) => files.length === 0)
    .map((operation) => entryOf(operation, token, answers.get(operation.id)))
  const lines = Array.from({ length: ROUNDS * once.length }, (_, index) =>
    JSON.stringify({
      startedDateTime: toIso(instant(START + index * 7)),
      time: 2 + ((index * 7919) % 10_007) / 100,
      ...once[index % once.length],
    }),
  )
  return { api, lines }
}

function entryOf(
  operation: ApiOperation,
  token: Readonly<Record<string, string>>,
  answer: unknown,
): { readonly request: object; readonly response: object } {
  const { method, url, headers, body } = toCall(operation, SERVER, exampleInput(operation), token)
  return {
    request: {
      method,
      url: url.href,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...(body === '' ? {} : { postData: { mimeType: headers['content-type'] ?? '', text: body } }),
    },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { mimeType: 'application/json', text: JSON.stringify(answer) },
    },
  }
}
