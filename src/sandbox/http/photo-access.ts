import { PHOTO_EXTENSION } from '../areas/real-names/photo-types.ts'
import type { ExchangeBox } from '../exchange-box.ts'
import type { Blobs } from '../kernel/blobs.ts'
import type { Entropy } from '../kernel/entropy.ts'
import { fromHex, toHex } from '../kernel/hex.ts'
import { tokenDigest } from '../kernel/secrets.ts'
import type { Photo } from '../areas/uploads/photos.ts'
import { sessionMember } from '../areas/auth/sessions.ts'

/** Returns members' pictures to their owners only. */
export type PhotoAccess = {
  /**
   * Address of a picture. A page's img cannot send a token, so the address carries a signature that counts for ten to
   * twenty minutes; afterwards it still names the picture in requests of its owner, but shows it no more.
   */
  address(photo: Photo): Promise<string>
  /** Answers for a picture's path, undefined for any other. */
  serve(request: Request, path: string): Promise<Response | undefined>
}

const PATH = /^\/media\/photo\/(\d{1,15})\.[a-z]{3}$/
/** An address is the same for this long, so that a browser need not fetch the picture again. */
const STEP = 600_000

export async function createPhotoAccess(
  box: ExchangeBox,
  blobs: Blobs,
  entropy: Entropy,
  base: string,
): Promise<PhotoAccess> {
  // Kept nowhere: after a restart, addresses have to be asked for again.
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', entropy.bytes(32), algorithm, false, ['sign', 'verify'])
  const signed = (id: number, until: string) => new TextEncoder().encode(`${id}/${until}`)

  async function isSigned({ id }: Photo, query: URLSearchParams): Promise<boolean> {
    const [until = '', sign = ''] = [query.get('until') ?? undefined, query.get('sign') ?? undefined]
    if (!/^\d{13,15}$/.test(until) || !/^[0-9a-f]{64}$/.test(sign)) return false
    const isRight = await crypto.subtle.verify('HMAC', key, fromHex(sign), signed(id, until))
    return isRight && until > String(box.engine.now())
  }

  async function isOwner({ member }: Photo, token: string | null): Promise<boolean> {
    if (token === null || token === '' || token.length > 512) return false
    const digest = await tokenDigest(token)
    return sessionMember(box.engine.view(), digest, box.engine.now())?.id === member
  }

  return {
    async address({ id, media }) {
      const until = String((Math.floor(box.engine.now() / STEP) + 2) * STEP)
      const sign = toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed(id, until))))
      return `${base}/media/photo/${id}.${PHOTO_EXTENSION[media]}?until=${until}&sign=${sign}`
    },
    async serve(request, path) {
      const [, id = ''] = PATH.exec(path) ?? []
      if (id === '' || request.method !== 'GET') return undefined
      const photo = box.engine.view().photos[id]
      const query = new URL(request.url).searchParams
      const may =
        photo !== undefined &&
        ((await isSigned(photo, query)) || (await isOwner(photo, request.headers.get('x-auth-token'))))
      const bytes = may ? await blobs.get(photo.hash) : undefined
      if (!may || bytes === undefined)
        return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
      return new Response(bytes, {
        headers: {
          'content-type': photo.media,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=600',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
        },
      })
    },
  }
}
