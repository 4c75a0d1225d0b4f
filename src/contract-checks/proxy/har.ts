import { MASK, maskAnswer, maskRequest, maskUrl } from '#src/core/contract/mask.ts'
import { systemNow, toIso } from '#src/core/time/instant.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import type { Exchange } from '../judge/exchange.ts'

/** Headers that carry a session, whatever the contract says. */
const SECRET = new Set(['authorization', 'cookie', 'set-cookie', 'proxy-authorization'])

/** One exchange as an entry of an HTTP archive (HAR 1.2); secrets of the contract are masked. */
export function harEntry({ tokenHeader }: Api, operation: ApiOperation, exchange: Exchange): unknown {
  const { method, url, headers, type, body, answer, ms = 0, started = toIso(systemNow()) } = exchange
  const { secrets, path } = operation
  const secretive = { secrets, path, ...(operation.node['x-bare'] === true ? { bare: true as const } : {}) }
  const isSecret = (name: string): boolean => SECRET.has(name) || name === tokenHeader
  return {
    startedDateTime: started,
    time: ms,
    request: {
      method,
      url: maskUrl(secretive, url.href),
      httpVersion: 'HTTP/1.1',
      headers: [...headers].map(([name, value]) => ({ name, value: isSecret(name) ? MASK : value })),
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: body.length,
      ...(body === '' ? {} : { postData: { mimeType: type, text: maskedBody(secretive, type, body) } }),
    },
    response: {
      status: answer.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: [{ name: 'content-type', value: answer.contentType }],
      cookies: [],
      content: {
        size: answer.text?.length ?? 0,
        mimeType: answer.contentType,
        text: maskedJson(answer.text ?? '', (value) => maskAnswer(secretive, value)),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

type Secretive = Parameters<typeof maskRequest>[0]

function maskedBody(secretive: Secretive, type: string, body: string): string {
  if (type.startsWith('application/json')) return maskedJson(body, (value) => maskRequest(secretive, value))
  // Files and undecodable bodies are not written down.
  if (!type.startsWith('application/x-www-form-urlencoded')) return MASK
  const fields = [...new URLSearchParams(body)].map(([name, value]) => [
    name,
    secretive.secrets?.includes(name) === true ? MASK : value,
  ])
  return new URLSearchParams(fields).toString()
}

/** Text that is no JSON tells no secrets of the contract, and is what makes it worth keeping. */
function maskedJson(text: string, mask: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(mask(JSON.parse(text)))
  } catch {
    return text
  }
}
