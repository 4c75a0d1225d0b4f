import type { Photo, PhotoRule } from './photos.ts'
import type { Exchange, HandlerContext } from '../../http/handler.ts'

/** The address may have been given with any origin and an old signature; what counts is which picture it names. */
const NAMES = /\/media\/photo\/(\d{1,15})\.[a-z]{3}(?:\?[^#]*)?$/

/**
 * The caller's own picture that an address names.
 * @throws Refusal `missing` on the field when there is none, `format-not-support` or `too-large` by the field's rule
 */
export function ownPhoto<Missing extends string>(
  address: string,
  rule: PhotoRule,
  { field, missing }: { readonly field: string; readonly missing: Missing },
  {
    engine,
    member,
    refuse,
  }: Pick<HandlerContext<Missing | 'format-not-support' | 'too-large'>, 'member' | 'refuse'> & {
    readonly engine: Pick<Exchange, 'view'>
  },
): Photo {
  const [, id = ''] = NAMES.exec(address) ?? []
  const photo = engine.view().photos[id]
  if (photo === undefined || photo.member !== member().id) return refuse(missing, field)
  if (!rule.types.includes(photo.media)) refuse('format-not-support', field)
  if (photo.size > rule.maxBytes) refuse('too-large', field)
  return photo
}
