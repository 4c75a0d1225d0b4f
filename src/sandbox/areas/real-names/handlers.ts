import { RealNameAuditStatus } from '#generated/wire/real-name-audit-status.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { findCountry } from '../currency/countries.ts'
import { isIdNumber } from './id-numbers.ts'
import { serverMessage } from '../../http/messages.ts'
import { IDENTITY_PHOTO } from '../uploads/photos.ts'
import { checkApplicant } from './commands.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { maskMiddle } from '../members/mask.ts'
import { ownPhoto } from '../uploads/own-photo.ts'
import { verdictOn } from './verdict.ts'

/** Letters of any script, with what stands between the parts of names. */
const NAME = /^\p{L}[\p{L}\p{M} .,'’·•‐-]*$/u

type MissingPhoto = 'missing-id-card-front' | 'missing-id-card-back' | 'missing-id-card-hand'

const AUDIT = {
  review: RealNameAuditStatus.AUDIT_ING,
  failed: RealNameAuditStatus.AUDIT_DEFEATED,
  verified: RealNameAuditStatus.AUDIT_SUCCESS,
} as const

export const realNameHandlers: Handlers = {
  async applyForRealName({ body: { realName, idCard, idCardFront, idCardBack, handHeldIdCard } }, context) {
    const { engine, member, refuse } = context
    const name = realName.trim().normalize('NFC')
    const idNumber = idCard.toUpperCase()
    if (!NAME.test(name)) refuse('real-name-illegal')
    if (!isIdNumber(findCountry(member().country)?.iso, idNumber)) refuse('id-card-illegal')
    checkApplicant(engine.view(), member(), idNumber, refuse)
    const photo = (address: string, field: string, missing: MissingPhoto): number =>
      ownPhoto(address, IDENTITY_PHOTO, { field, missing }, context).id
    await engine.submit({
      type: 'realName.apply',
      member: member().id,
      name,
      idNumber,
      front: photo(idCardFront, 'idCardFront', 'missing-id-card-front'),
      back: photo(idCardBack, 'idCardBack', 'missing-id-card-back'),
      hand: photo(handHeldIdCard, 'handHeldIdCard', 'missing-id-card-hand'),
      reason: verdictOn([name], 'real-name-refused'),
    })
    context.setMessage('real-name-submitted')
    return null
  },

  async getRealNameApplication(_input, context) {
    const { id, realName } = context.member()
    const state = context.engine.view()
    const filed = state.applications[id]
    if (filed === undefined || realName.state === 'none') return null
    const address = await addresses(filed.photos, context)
    return {
      id: filed.id,
      auditStatus: AUDIT[realName.state],
      realName: filed.name,
      idCard: maskMiddle(filed.idNumber, 2, 2),
      identityCardImgFront: address('front'),
      identityCardImgInHand: address('hand'),
      identityCardImgReverse: address('back'),
      rejectReason:
        realName.rejectReason === null ? null : serverMessage(context.language, realName.rejectReason),
      createTime: formatGmt8(instant(filed.time)),
      type: 0,
    }
  },
}

type Photos = NonNullable<ReturnType<HandlerContext['engine']['view']>['applications'][string]>['photos']

async function addresses(
  photos: Photos,
  { engine, photoAddress }: Pick<HandlerContext, 'engine' | 'photoAddress'>,
) {
  const found = new Map<string, string>()
  for (const [side, id] of Object.entries(photos ?? {})) {
    const photo = engine.view().photos[String(id)]
    if (photo !== undefined) found.set(side, await photoAddress(photo))
  }
  return (side: keyof NonNullable<Photos>): string | null => found.get(side) ?? null
}
