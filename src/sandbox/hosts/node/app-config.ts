import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { operations } from '#generated/operations/all.ts'

/**
 * `methods` of the app's config.json on the sandbox: POST for each operation that the specification calls by GET with a
 * secret in its address, where the contract allows both. Addresses are written to logs and histories, bodies are not.
 */
export const SECRETS_IN_BODY: Readonly<Record<string, 'POST'>> = Object.fromEntries(
  Object.values(operations)
    .filter(
      ({ alsoMethod, query = {}, secrets = [] }) =>
        alsoMethod === 'POST' && secrets.some((name) => Object.hasOwn(query, name)),
    )
    .map(({ id }) => [id, 'POST'] as const),
)

/**
 * Answers a request for the app's config.json: the file in `folder` with these methods, unless it chooses others, and
 * without `firstPage`, which is that of another server: the sandbox counts pages as the contract does.
 * Undefined for other requests, and where the file is no JSON object, which the app itself then says.
 */
export async function appConfig(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  folder: string,
): Promise<Response | undefined> {
  if (method !== 'GET' || !/^\/config\.json(?:\?|$)/.test(url)) return undefined
  const text = await readFile(join(folder, 'config.json'), 'utf8').catch(() => '{}')
  const config = parsed(text)
  if (config === undefined) return undefined
  const methods = { ...SECRETS_IN_BODY, ...(isRecord(config['methods']) ? config['methods'] : {}) }
  return new Response(JSON.stringify({ ...config, methods, firstPage: undefined }), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  })
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
