import { expect, test } from 'vitest'
import { picture } from '../../hosts/memory/testing-pictures.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { memberBox } from '../auth/testing-commands.ts'

/** A member and the call that applies, with photos of somebody else unless they are uploaded. */
async function applying(persona: string) {
  const { box, member } = await memberBox(persona)
  const headers = { 'x-auth-token': await box.logIn(persona), lang: 'en_US' }
  const foreign = '/api/media/photo/999.png'
  const fields = {
    realName: 'Ada Lovelace',
    idCard: 'C01X00T47',
    idCardFront: foreign,
    idCardBack: foreign,
    handHeldIdCard: foreign,
  }
  const apply = (more: Readonly<Record<string, string>> = {}) =>
    box.call('/uc/approve/real/name', { ...fields, ...more }, headers)
  const upload = async (size: number) =>
    String((await box.upload(headers['x-auth-token'], picture.png(size))).data)
  const photos = async () => ({
    idCardFront: await upload(101),
    idCardBack: await upload(102),
    handHeldIdCard: await upload(103),
  })
  const detail = async () => (await box.call('/uc/approve/real/detail', {}, headers)).data
  return { box, member, apply, photos, detail }
}

const missing = refusedWith('missing-id-card-front', 'idCardFront')
const illegal = refusedWith('real-name-illegal', 'realName')

test.each([
  'A',
  '李',
  '李小龙',
  'Jean-Luc O’Neill',
  "Conan O'Brien",
  'J. R. R. Tolkien, Sr.',
  'Zoe\u0308 Å',
  'नमस्ते',
  '司马·相如•甲‐乙',
  '  Ada  ',
])('ENT-18.a %s may be a name', async (realName) => {
  const { apply } = await applying('new')
  // The photos are looked at after the name.
  expect(await apply({ realName })).toMatchObject(missing)
})

test.each(['1Ada', 'Ada1', 'Ada 4 Lovelace', '-Ada', '.', '4', 'Ada_L', 'Ada\nL', 'Ada€', '🦊', '\u0308Ada'])(
  'ENT-18.a %s is no name',
  async (realName) => {
    const { apply } = await applying('new')
    expect(await apply({ realName })).toMatchObject(illegal)
  },
)

test.each([
  ['STATE-12.f', 'verified', 'C01X00T47', 'repeat-real-name-request', undefined],
  ['STATE-12.f', 'reviewing', 'C01X00T47', 'repeat-real-name-request', undefined],
  ['VAL-09.d', 'new', 'l01x00t47', 'only-authenticate-once', 'idCard'],
  ['VAL-09.c', 'new', 'C01X00', 'id-card-illegal', 'idCard'],
])('%s %s with %s is refused before photos are looked at: %s', async (_clause, who, idCard, key, field) => {
  const { apply } = await applying(who)
  expect(await apply({ idCard })).toMatchObject(refusedWith(key, field))
})

test('FEAT-04.a an application is thanked for, and kept composed and in capitals', async () => {
  const { box, member, apply, photos } = await applying('new')
  const sent = { realName: ' Zoe\u0308 ', idCard: 'c01x00t47', ...(await photos()) }
  expect(await apply(sent)).toMatchObject({
    code: 0,
    message: 'Thank you. Your documents are under review.',
    data: null,
  })
  expect(box.view().applications[member.id]).toMatchObject({ name: 'Zoë', idNumber: 'C01X00T47' })
})

test('a verified member without an application on record has none', async () => {
  const { box, member, detail } = await applying('verified')
  delete box.view().applications[member.id]
  expect(await detail()).toBeNull()
})

test('a photo that is gone has no address, and the others have theirs', async () => {
  const { box, member, apply, photos, detail } = await applying('new')
  const { idCardFront, idCardBack, handHeldIdCard } = await photos()
  expect((await apply({ idCardFront, idCardBack, handHeldIdCard })).code).toBe(0)
  const { front } = box.view().applications[member.id]?.photos ?? { front: 0 }
  delete box.view().photos[String(front)]
  const named = (address: string): unknown => expect.stringContaining(address.replace(/\?.*$/, ''))
  expect(await detail()).toMatchObject({
    identityCardImgFront: null,
    identityCardImgReverse: named(idCardBack),
    identityCardImgInHand: named(handHeldIdCard),
  })
})

test('an application of a persona is shown without photos', async () => {
  const { detail } = await applying('verified')
  expect(await detail()).toMatchObject({
    auditStatus: 2,
    realName: 'Vera Fried',
    idCard: 'L0*****47',
    identityCardImgFront: null,
    identityCardImgInHand: null,
    identityCardImgReverse: null,
    rejectReason: null,
  })
})
