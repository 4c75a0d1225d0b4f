import { refuse } from '../../kernel/refusal.ts'
import type { Photo, PhotoRule } from './photos.ts'
import type { HandlerContext } from '../../http/handler.ts'

/** The address may have been given with any origin and an old signature; what counts is which picture it names. */
const NAMES = /\/media\/photo\/(\d{1,15})\.[a-z]{3}(?:\?[^#]*)?$/

/**
 * The caller's own picture that an address names.
 * @throws Refusal `missing` on the field when there is none, `format-not-support` or `too-large` by the field's rule
 */
export function ownPhoto(
  address: string,
  rule: PhotoRule,
  { field, missing }: { readonly field: string; readonly missing: string },
  { engine, member }: Pick<HandlerContext, 'engine' | 'member'>,
): Photo {
  const [, id = ''] = NAMES.exec(address) ?? []
  const photo = engine.view().photos[id]
  if (photo === undefined || photo.member !== member().id) refuse(500, missing, field)
  if (!rule.types.includes(photo.media)) refuse(500, 'format-not-support', field)
  if (photo.size > rule.maxBytes) refuse(500, 'too-large', field)
  return photo
}
