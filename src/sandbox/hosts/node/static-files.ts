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

/**
 * Sends a file of the built app. A path without extension that is no file is a screen of the app, so it gets the
 * page. The build names all of /assets/ by its content, so it may be kept for ever; everything else is asked for again.
 * `accepted` is the reader's Accept-Encoding: texts are sent packed.
 */
export async function sendFile(
  folder: string,
  path: string,
  policy: string,
  out: ServerResponse,
  accepted = '',
): Promise<void> {
  const root = resolve(folder)
  const file = await find(root, path)
  if (file === undefined) {
    sendText(out, 404, 'Not found')
    return
  }
  const packed = await compressed(file, (await stat(file)).mtimeMs, accepted)
  out.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed(root, file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': policy,
    ...NO_SNIFFING,
    'referrer-policy': 'same-origin',
    vary: 'accept-encoding',
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
