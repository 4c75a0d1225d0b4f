import type { PhotoType } from '../real-names/photo-types.ts'
import type { Context } from '../../kernel/machine.ts'
import { addOwn, type Own, ownOf } from '../own.ts'
import type { State } from '../state.ts'

/** A picture that a member uploaded. Its bytes lie beside the journal under `hash` (SHA-256, hex). */
export type Photo = {
  readonly id: number
  readonly member: number
  readonly hash: string
  readonly media: PhotoType
  /** Size in bytes. */
  readonly size: number
  /** Epoch milliseconds. */
  readonly time: number
}

export type PhotoState = { nextPhotoId: number; photos: Record<string, Photo>; ownPhotos: Own<number> }
export const freshPhotos = (): PhotoState => ({ nextPhotoId: 1, photos: {}, ownPhotos: {} })

export type PhotoCommand = Omit<Photo, 'id' | 'time'> & { readonly type: 'photo.keep' }

/** More pictures than this a member does not need; without an end a disk could be filled. */
export const MOST_PHOTOS = 60

export const photoCommands = {
  /** The same picture sent again is the one that is there. */
  'photo.keep'(
    state: State,
    { member, hash, media, size }: PhotoCommand,
    { time, refuse }: Context<'too-many-pictures'>,
  ) {
    const own = ownOf(state.ownPhotos, member).flatMap((each) => state.photos[each] ?? [])
    const known = own.find((photo) => photo.hash === hash)
    if (known !== undefined) return known.id
    if (own.length >= MOST_PHOTOS) refuse('too-many-pictures')
    const id = state.nextPhotoId
    state.nextPhotoId = id + 1
    state.photos[id] = { id, member, hash, media, size, time }
    addOwn(state.ownPhotos, member, id)
    return id
  },
}

/** Rule of a field that carries the address of a picture: `x-upload` of the contract. */
export type PhotoRule = { readonly types: readonly PhotoType[]; readonly maxBytes: number }

export const IDENTITY_PHOTO: PhotoRule = { types: ['image/jpeg', 'image/png'], maxBytes: 8_388_608 }
export const PAYMENT_PHOTO: PhotoRule = {
  types: ['image/jpeg', 'image/png', 'image/bmp'],
  maxBytes: 1_048_576,
}
/** Nothing larger is taken at all. */
export const MOST_PHOTO_BYTES = 8_388_608
