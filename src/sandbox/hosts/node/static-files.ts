import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { compressed } from './compressed.ts'
import { NO_SNIFFING, sendText } from './http-adapter.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
}

/** Headers of a request for a file. */
export type Reader = {
  /** Accept-Encoding: texts are sent packed. */
  readonly accepted?: string
  /** If-None-Match: tags of what the reader has. */
  readonly known?: string
}

/**
 * Sends a file of the built app. A path without extension that is no file is a screen of the app, so it gets the
 * page. The build names all of /assets/ by its content, so it may be kept for ever; everything else is asked for again.
 * A reader that has the file as it is now gets 304 without it.
 */
export async function sendFile(
  folder: string,
  path: string,
  policy: string,
  out: ServerResponse,
  { accepted = '', known = '' }: Reader = {},
): Promise<void> {
  const root = resolve(folder)
  const file = await find(root, path)
  if (file === undefined) {
    sendText(out, 404, 'Not found')
    return
  }
  const { size, mtimeMs } = await stat(file)
  // Weak: one tag stands for the file and its packed forms.
  const etag = `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed(root, file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': policy,
    ...NO_SNIFFING,
    'referrer-policy': 'same-origin',
    vary: 'accept-encoding',
    etag,
  }
  if (known.split(/\s*,\s*/).includes(etag)) return void out.writeHead(304, headers).end()
  const packed = await compressed(file, mtimeMs, accepted)
  out.writeHead(200, {
    ...headers,
    ...(packed === null
      ? {}
      : { 'content-encoding': packed.encoding, 'content-length': packed.bytes.length }),
  })
  if (packed === null) await pipeline(createReadStream(file), out)
  else out.end(packed.bytes)
}

/** Returns true when the build named the file, or a path asks for it, by its content. */
const isHashed = (root: string, file: string): boolean => file.startsWith(join(root, 'assets') + sep)

async function find(root: string, path: string): Promise<string | undefined> {
  const requested = resolve(join(root, unescape(path)))
  // Paths that leave the folder and hidden files are not served.
  const inside = requested.startsWith(root + sep) && !requested.slice(root.length).includes(`${sep}.`)
  if (inside && (await stat(requested).catch(() => undefined))?.isFile() === true) return requested
  // No screen stands below /assets/: a page in the place of a script would be kept for ever.
  if (extname(path) !== '' || isHashed(root, join(requested, sep))) return undefined
  const page = join(root, 'index.html')
  return (await stat(page).catch(() => undefined))?.isFile() === true ? page : undefined
}

function unescape(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}
