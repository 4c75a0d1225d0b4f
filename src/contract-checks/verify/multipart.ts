import { show, type Json } from '../document/place.ts'
import { SentFile } from './picture.ts'

/** Nothing that is sent has this line in it. */
const BOUNDARY = '----contract-checks-7f3a'

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** A form with files as it travels. */
export function toMultipart(fields: Json): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    const open = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`
    if (!(value instanceof SentFile)) return [Buffer.from(`${open}\r\n\r\n${show(value)}\r\n`)]
    const head = `${open}; filename="${value.name}"\r\ncontent-type: ${value.type}\r\n\r\n`
    return [Buffer.from(head), value.bytes, Buffer.from('\r\n')]
  })
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}
