import { photoType } from '../real-names/photo-types.ts'
import { toHex } from '../../kernel/hex.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { withoutMetadata } from './metadata/without-metadata.ts'
import { MOST_PHOTO_BYTES } from './photos.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'

type PhotoRefusal = 'not-find-file' | 'too-large' | 'format-not-support' | 'too-many-pictures'

/**
 * Keeps a picture, without what tells where and when it was taken, and returns its address. The bytes go first: the
 * journal never tells of what is not there.
 */
async function keep(
  sent: Uint8Array<ArrayBuffer>,
  { engine, blobs, member, photoAddress, refuse }: HandlerContext<PhotoRefusal>,
): Promise<string> {
  if (sent.length === 0) refuse('not-find-file')
  if (sent.length > MOST_PHOTO_BYTES) refuse('too-large')
  const media = photoType(sent) ?? refuse('format-not-support')
  const bytes = withoutMetadata(sent, media) ?? refuse('format-not-support')
  const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  await blobs.put(hash, bytes)
  const owner = member().id
  const id = await engine.submit({ type: 'photo.keep', member: owner, hash, media, size: bytes.length })
  const photo = engine.view().photos[String(id)]
  if (photo === undefined) throw new Error('a kept picture is gone')
  return photoAddress(photo)
}

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer())

/** The bytes of a data address. @throws Refusal `format-not-support` when it is not base64 */
function fromDataAddress(text: string, refuse: Refuse<'format-not-support'>): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
  } catch {
    return refuse('format-not-support')
  }
}

export const uploadHandlers: Handlers = {
  uploadImage: async ({ body: { file } }, context) => keep(await bytesOf(file), context),
  uploadImageLocally: async ({ body: { file } }, context) => keep(await bytesOf(file), context),
  uploadImageText: ({ body: { base64Data } }, context) =>
    keep(fromDataAddress(base64Data, context.refuse), context),
}
