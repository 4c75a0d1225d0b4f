import { MASK, maskRequest, maskUrl } from '#src/core/contract/mask.ts'
import type { Api, ApiOperation } from '../api/api.ts'
import { isJson } from '../document/place.ts'

export type Repeatable = {
  readonly method: string
  readonly url: URL
  readonly type: string
  readonly body: string
  readonly token: boolean
  /** Fields of a form that are files. */
  readonly files?: readonly string[]
}

/** A curl line that makes the same call; secrets are masked, in the address and in the body. */
export function toCurl({ tokenHeader }: Api, operation: ApiOperation, sent: Repeatable): string {
  const { secrets, path } = operation
  const secretive = { secrets, path }
  const open = new URL(sent.url)
  open.username = ''
  open.password = ''
  const parts = ['curl', '-X', sent.method, quoted(maskUrl(secretive, open.href))]
  if (sent.token && tokenHeader !== undefined) parts.push('-H', quoted(`${tokenHeader}: ${MASK}`))
  for (const name of sent.files ?? []) parts.push('-F', quoted(`${name}=@picture.png`))
  if (sent.body === '') return parts.join(' ')
  parts.push('-H', quoted(`content-type: ${sent.type}`))
  if (sent.type.startsWith('application/json')) parts.push('--data', quoted(maskedJson(secretive, sent.body)))
  else if (sent.type.startsWith('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(sent.body))
      parts.push('--data-urlencode', quoted(`${name}=${secrets.includes(name) ? MASK : value}`))
  else parts.push('--data-binary', quoted('…'))
  return parts.join(' ')
}

function maskedJson(secretive: { secrets: readonly string[]; path: string }, text: string): string {
  try {
    return JSON.stringify(maskRequest(secretive, JSON.parse(text)))
  } catch {
    return MASK
  }
}

/** For a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns true when a place of an answer lies at or in a secret. */
export function isSecret({ secrets, node }: ApiOperation, at: string): boolean {
  const names = at.split('/').filter((name) => name !== '' && !/^\d+$/.test(name))
  const place = (isJson(node) && node['x-bare'] === true ? ['data', ...names] : names).join('.')
  const last = names.at(-1) ?? ''
  return (
    /password|passwd|pwd|secret|token/i.test(last) ||
    secrets.some((secret) => place === secret || place.startsWith(`${secret}.`))
  )
}
