import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { Api, ApiOperation } from '#src/contract-checks/api/api.ts'
import { exampleInput, toCall } from '#src/contract-checks/verify/input.ts'
import { calls, exampleOf, readContract } from '../generate/contract.ts'

const CONTRACT = 'generated/contract.json'
const SERVER = new URL('https://exchange.test/api')

/** Recorded calls of every operation of our contract, each as one line: request and answer are the examples. */
export async function trafficLines(): Promise<{ readonly api: Api; readonly lines: readonly string[] }> {
  const api = await loadApi(CONTRACT)
  const answers = new Map(
    calls(readContract(CONTRACT)).map(({ operation }) => [operation.operationId, exampleOf(operation)]),
  )
  const token = api.tokenHeader === undefined ? {} : { [api.tokenHeader]: 'token' }
  const lines = api.operations
    .filter(({ files }) => files.length === 0)
    .map((operation, index) => lineOf(operation, index, token, answers.get(operation.id)))
  return { api, lines }
}

function lineOf(
  operation: ApiOperation,
  index: number,
  token: Readonly<Record<string, string>>,
  answer: unknown,
): string {
  const { method, url, headers, body } = toCall(operation, SERVER, exampleInput(operation), token)
  return JSON.stringify({
    startedDateTime: `2026-11-21T01:30:00.${String(index).padStart(3, '0')}Z`,
    time: index + 1,
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
  })
}
